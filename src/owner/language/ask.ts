import { input, select } from '@inquirer/prompts';
import { languages } from '../../config/languages.ts';
import { refusal, type Entry, type Said } from './proposal.ts';

const questions = {
  name: 'The language’s name in the language itself',
  path: 'Path of its page, behind the address',
  numberLocale: 'Locale of its numbers, such as da-DK',
  flag: 'Flag: a country’s two letters',
} as const satisfies Partial<Record<keyof Said, string>>;

/** Asks for what was not said, with what is proposed as the answer that Enter gives, until each answer can be. */
export async function askEntry(proposed: Entry, said: Said): Promise<Entry> {
  let answered: Entry = { ...proposed, ...said };
  for (const [field, message] of Object.entries(questions) as [keyof typeof questions, string][])
    if (said[field] === undefined) {
      const withAnswer = (answer: string): Entry => ({ ...answered, [field]: answer.trim() });
      const validate = (answer: string) => refusal(field, withAnswer(answer), languages) ?? true;
      answered = withAnswer(await input({ message, default: answered[field], validate }));
    }
  if (said.direction !== undefined) return answered;
  const direction = await select({
    message: 'It is read',
    default: answered.direction,
    choices: [
      { name: 'from left to right', value: 'ltr' as const },
      { name: 'from right to left', value: 'rtl' as const },
    ],
  });
  return { ...answered, direction };
}
