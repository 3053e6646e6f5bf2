declare module '*?inline-script' {
  /** The bundled script. */
  export const code: string;
  /** Its hash as a source expression of a Content Security Policy, without quotes. */
  export const hash: `sha256-${string}`;
}
