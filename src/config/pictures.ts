/** Pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Pixels along an edge of the icons that a web app manifest names, the sizes that Chrome asks for. */
export const iconSizes = [192, 512] as const;
