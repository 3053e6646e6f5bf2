/** A colour in the light and in the dark scheme, as hex codes. */
export interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

/** Colours by their role: the name of the custom property, without its dashes. */
export type Colours = Readonly<Record<string, SchemeColours>>;

/**
 * The colour roles of `tokens.css`, which are the same for every brand.
 * @param tokens source of the file
 */
export function fixedColours(tokens: string): Colours {
  const roles = tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g);
  return Object.fromEntries([...roles].map(([, role, light, dark]) => [role, { light, dark }])) as Colours;
}
