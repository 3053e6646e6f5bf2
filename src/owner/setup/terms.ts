import { select } from '@inquirer/prompts';
import type { Site } from '../../config/settings-types.ts';
import type { Settings } from './settings.ts';

type Terms = Site['terms'];

/** Asks for one of the terms, or to say nothing about it. Enter keeps what is set. @param answers what each means */
export const askTerm =
  <Name extends keyof Terms>(
    name: Name,
    message: string,
    answers: Readonly<Record<Exclude<Terms[Name], ''>, string>>,
  ) =>
  async (settings: Settings): Promise<Settings> => {
    const answer = await select<string>({
      message,
      default: settings.terms[name],
      choices: [
        ...Object.entries<string>(answers).map(([value, meaning]) => ({ name: meaning, value })),
        { name: 'Say nothing about it', value: '' },
      ],
    });
    return { ...settings, terms: { ...settings.terms, [name]: answer } };
  };
