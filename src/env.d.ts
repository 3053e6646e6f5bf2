declare module '*?inline-script' {
  /** The module, bundled with all that it imports, as a classic script. */
  const code: string;
  export default code;
}
