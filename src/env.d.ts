declare module '*?inline-script' {
  /** The module, bundled with its imports into a classic script. */
  const code: string;
  export default code;
}
