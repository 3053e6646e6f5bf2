import type { de } from './de.ts';

export type TextKey = keyof typeof de;

/** All texts of the page in one language. The German one is the reference for keys and placeholders. */
export type Dictionary = Readonly<Record<TextKey, string>>;
