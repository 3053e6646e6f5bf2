import type { Site } from '../../config/settings-types.ts';
import { back, choose, type Step } from './ask.ts';

type Terms = Site['terms'];

/** Asks for one of the terms, or to say nothing about it. Enter keeps what is set. @param answers what each means */
export const askTerm =
  <Name extends keyof Terms>(
    name: Name,
    message: string,
    answers: Readonly<Record<Exclude<Terms[Name], ''>, string>>,
  ): Step =>
  async (settings, place) => {
    const choices = [
      ...Object.entries<string>(answers).map(([value, meaning]) => ({ name: meaning, value })),
      { name: 'Say nothing about it', value: '' },
    ];
    const answer = await choose<string>(place, message, choices, settings.terms[name]);
    if (answer === back) return { settings, isBack: true };
    return { settings: { ...settings, terms: { ...settings.terms, [name]: answer } } };
  };
