/** A colour in the light and in the dark scheme. */
export interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

/**
 * The two values of a colour role, for browser bars and home screens, which cannot read custom properties.
 * @param tokens source of `tokens.css`
 * @param role name of the role there, without the leading dashes
 * @throws Error if the tokens have no such role
 */
export function colourRole(tokens: string, role: string): SchemeColours {
  const found = new RegExp(`--${role}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens);
  if (!found) throw new Error(`tokens.css has no colour role --${role} of the form light-dark(#…, #…).`);
  return { light: found[1]!, dark: found[2]! };
}
