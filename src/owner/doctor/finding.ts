/** Something that stands between this checkout and a public launch. */
export interface Finding {
  /** Where to fix it: a file and the name of the value there. */
  readonly place: string;
  /** What is wrong, as a sentence in plain words. */
  readonly problem: string;
}

/** Where most findings are fixed. */
export const settingsFile = 'src/config/settings.ts';
