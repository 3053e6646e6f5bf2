/** Path of the page's language. The document's own language is no help: translators change it. */
export const pagePath = location.pathname.slice(1);
