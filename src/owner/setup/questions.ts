import { input, select } from '@inquirer/prompts';
import { wrapped } from '../wrapped.ts';

/** A question that is answered by typing. */
interface Question {
  /** What is asked for, and what one has to know to answer. */
  readonly label: string;
  readonly help: string;
  /** What it is now: shown beside the question, and kept by Enter. */
  readonly present: string;
  /** What is wrong with an answer, as a sentence; undefined if nothing is. */
  readonly faultOf: (text: string) => Promise<string | undefined> | string | undefined;
  /** How an answer is shown once it is given; as it was typed if this is missing. */
  readonly shown?: ((text: string) => string) | undefined;
}

const given = (text: string) => (text.trim() === '-' ? '' : text.trim());

/** Asks until nothing is wrong with the answer. @returns what was typed; empty for a minus sign */
export async function ask({ label, help, present, faultOf, shown = (text) => text }: Question): Promise<string> {
  const answer = await input({
    message: `${wrapped(`${label}. ${help}`)}\n `,
    default: present,
    validate: async (text) => {
      const fault = await faultOf(given(text));
      return fault === undefined || wrapped(fault);
    },
    transformer: (text, { isFinal }) => (isFinal ? wrapped(shown(given(text))) : text),
  });
  return given(answer);
}

/** What the answers are called that are no words. */
const names = new Map<unknown, string>([
  ['', 'not said'],
  [true, 'yes'],
  [false, 'no'],
]);
export const nameOf = (answer: unknown) => names.get(answer) ?? `${answer as string}`;

/** Lets one of some answers be chosen; Enter keeps what it is now. */
export const pick = <Answer>(label: string, help: string, answers: readonly Answer[], present?: Answer) =>
  select<Answer>({
    message: wrapped(`${label}. ${help}`).trim(),
    choices: answers.map((value) => ({ value, name: nameOf(value) })),
    ...(present === undefined ? {} : { default: present }),
    loop: false,
  });
