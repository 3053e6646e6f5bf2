import type { Language } from '../config/languages.ts';

/** Where a language's texts are. */
export const fileOf = ({ path }: Pick<Language, 'path'>) => `src/content/${path}.json`;
