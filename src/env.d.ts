declare module '*?inline-script' {
  /** The module, bundled with its imports into a classic script. */
  const code: string;
  export default code;
}

declare module '*?address' {
  /** Where the module is, bundled with its imports into a file of its own. */
  const address: string;
  export default address;
}

/** The module at an address. The build writes it as `import()`. */
declare function importFrom<Module>(address: string): Promise<Module>;

declare module 'virtual:kit' {
  /** Where a module with a page's `KitLabels` is, by the path of its language. */
  export const labelAddresses: Readonly<Record<string, string>>;
  export const recipients: readonly import('./content/kit-texts.ts').Recipient[];
  /** Scheme and host of the registration service. */
  export const signupOrigin: string;
}
