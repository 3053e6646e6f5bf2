import type german from './de.json';
import type { FactName } from './facts.ts';

/** The keys of the texts: those of the German file, except the notes for translators (`@key`, as in ARB files). */
export type TextKey = Exclude<keyof typeof german, `@${string}`>;

/** A file of texts in one language. A text that it lacks is shown in German. */
export type Dictionary = Readonly<Partial<Record<TextKey, string>>>;

/** What a key's note says of its placeholders. */
type Noted<Key extends TextKey> = `@${Key}` extends infer Name extends keyof typeof german
  ? (typeof german)[Name] extends { placeholders: infer Placeholders }
    ? Placeholders
    : object
  : object;

/** TypeScript sees JSON values only as `string`, so any placeholder with a `type` counts as a number. */
type ValueOf<Placeholder> = Placeholder extends { type: string } ? number : string;

/** What the caller has to fill into a text: its placeholders that are no facts about the plan or the site. */
export type CallerValues<Key extends TextKey> = {
  readonly [Name in Exclude<keyof Noted<Key>, FactName>]: ValueOf<Noted<Key>[Name]>;
};
