/** Something that stands between this checkout and a public launch. */
export interface Finding {
  /** Where to mend it: a file and what it is called there. */
  readonly place: string;
  /** What is wrong, in plain words, as a sentence. */
  readonly problem: string;
}

/** Where most findings are mended. */
export const settingsFile = 'src/config/settings.ts';
