/** Size in pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** An icon of the web app manifest. Phones crop a maskable icon to their own shape. */
export interface ManifestIcon {
  readonly name: string;
  /** Length of its edge in pixels. */
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
}

/** The web app manifest's icons, in the sizes that Chrome asks for. */
export const manifestIcons: readonly ManifestIcon[] = [192, 512].flatMap((size) => [
  { name: `${size}`, size, purpose: 'any' },
  { name: `maskable-${size}`, size, purpose: 'maskable' },
]);

/** Path of a bar chart, view box 32×32: the sample's logo, and the icon of sites whose logo is too wide. */
export const risingBars = 'M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z';
