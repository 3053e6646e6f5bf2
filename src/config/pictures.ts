/** Size in pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Length of the edge, in pixels, of the icon that search results show: they take no SVG. */
export const iconSize = 512;

/** Path of a bar chart, view box 32×32: the sample's logo, and the icon of sites whose logo is too wide. */
export const risingBars = 'M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z';
