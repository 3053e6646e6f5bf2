import { input, select } from '@inquirer/prompts';
import { text, type Answer } from './answers.ts';
import { valueAt, withValue, type Path } from './path.ts';
import { faultAt, type Settings } from './settings.ts';

/** The answer that leads to the question before. In a list, typing it chooses the last line. */
const backKey = '<';
/** What a question returns for it. */
export const back = Symbol('back');

/** The settings after a question. */
export interface Turn {
  readonly settings: Settings;
  /** Whether the question before comes next, and not the one after. */
  readonly isBack?: boolean;
}

/** A question. @param place where it stands among the questions, such as "7 of 30" */
export type Step = (settings: Settings, place: string) => Promise<Turn>;

/** A question that is answered by typing. */
interface TypedQuestion {
  readonly place: string;
  readonly message: string;
  readonly present: string;
  /** Why this cannot be the answer. */
  readonly fault: (typed: string) => string | undefined;
  /** What was understood, which is shown once it is answered. */
  readonly understood: (typed: string) => string;
}

const placed = (place: string, message: string) => `${place}  ${message}`;

/** Asks for text, without spaces around it, until it is usable. Enter gives what is present. */
export async function askText({ place, message, present, fault, understood }: TypedQuestion) {
  const isBack = (typed: string) => typed.trim() === backKey;
  const typed = await input({
    message: placed(place, message),
    default: present,
    validate: (candidate) => isBack(candidate) || (fault(candidate.trim()) ?? true),
    transformer: (value, { isFinal }) => (isFinal && !isBack(value) ? understood(value.trim()) : value),
  });
  return isBack(typed) ? back : typed.trim();
}

interface Choice<Value> {
  readonly name: string;
  readonly value: Value;
  readonly description?: string;
}

/** Asks to choose from a list. Enter gives what is present. */
export const choose = <Value>(place: string, message: string, choices: readonly Choice<Value>[], present: Value) =>
  select<Value | typeof back>({
    message: placed(place, message),
    default: present,
    pageSize: choices.length + 1,
    choices: [...choices, { name: `${backKey} Back`, value: back }],
  });

/** A question about one setting. The build's own check of that setting checks the answer. */
interface Question {
  readonly path: Path;
  /** The question in plain words. */
  readonly message: string;
  /** How the answer becomes the value. Text by default. */
  readonly answer?: Answer;
  /** Why the settings cannot be, if not all that the build would refuse at the path is for this question to say. */
  readonly fault?: (settings: Settings) => string | undefined;
}

/** A question that is asked until the answer is usable. Enter leaves the settings as they are. */
export const ask =
  ({ path, message, answer = text, fault = (settings) => faultAt(settings, path) }: Question): Step =>
  async (settings, place) => {
    const present = answer.write(valueAt(settings, path));
    const answered = (typed: string) => (typed === present ? settings : withValue(settings, path, answer.read(typed)));
    const typed = await askText({
      place,
      message,
      present,
      fault: (candidate) => fault(answered(candidate)),
      understood: (candidate) => answer.write(answer.read(candidate)),
    });
    return typed === back ? { settings, isBack: true } : { settings: answered(typed) };
  };
