/** Size in pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Edge lengths in pixels of the web app manifest's icons: the sizes that Chrome asks for. */
export const iconSizes = [192, 512] as const;
