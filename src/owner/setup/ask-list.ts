import { askText } from './ask.ts';
import type { Settings } from './settings.ts';

/** Settings that form a list, such as the licence levels. Each entry has something it is known by. */
interface List {
  /** What an entry is known by; undefined after the last. */
  readonly name: (settings: Settings, index: number) => string | undefined;
  /** Asks for it; `number` counts from 1. */
  readonly nameQuestion: (number: number) => string;
  /** Asks for it in an entry that is new. */
  readonly moreQuestion: string;
  /** The settings with another name for an entry, a new entry at the end, or an entry less if the name is empty. */
  readonly withName: (settings: Settings, index: number, name: string) => Settings;
  /** Why this name cannot be. */
  readonly fault: (settings: Settings, index: number, name: string) => string | undefined;
  /** Asks for the rest of an entry. */
  readonly askRest: (settings: Settings, index: number) => Promise<Settings>;
  /** The most entries. */
  readonly most: number;
}

/** Asks for every entry of a list, then for more of them. */
export const askList =
  ({ name, nameQuestion, moreQuestion, withName, fault, askRest, most }: List) =>
  async (settings: Settings): Promise<Settings> => {
    let answered = settings;
    for (let index = 0; index < most;) {
      const present = name(answered, index) ?? '';
      const isEnd = (typed: string) => typed === '' && present === '';
      const question = present === '' ? moreQuestion : nameQuestion(index + 1);
      const typed = await askText(question, present, (candidate) =>
        isEnd(candidate) ? undefined : fault(answered, index, candidate),
      );
      if (isEnd(typed)) break;
      if (typed !== present) answered = withName(answered, index, typed);
      if (typed === '') continue;
      answered = await askRest(answered, index);
      index += 1;
    }
    return answered;
  };
