import { cacheOfHashedFiles, cacheOfPages, headers } from '../../config/headers.ts';

/** What a static host must be told that has no configuration here, in words for whoever sets it up. */
export const hostNotes = `What a host must be told that serves the folder "site"

1. Addresses. A page has its file's name without .html: /de is site/de.html, and / is site/index.html.
   /de.html and /de/ redirect to /de (307 or 308) and keep the query (?ref=...).
2. Not found. Every other address is answered with site/404.html and the status 404, never with a redirect
   and never with the status 200.
3. Compression. Beside each text file stands a copy for brotli (.br) and one for gzip (.gz). A host that
   sends them by itself is to use them; for one that compresses by itself, delete them.
4. HTTPS. Plain HTTP redirects to it.
5. Headers of every answer, "not found" too:

${Object.entries(headers)
  .map(([name, value]) => `   ${name}: ${value}`)
  .join('\n')}

6. Caching. Files in site/_astro have their contents' hash in their name:

   Cache-Control: ${cacheOfHashedFiles}

   All other answers, "not found" under /_astro too, with an ETag:

   Cache-Control: ${cacheOfPages}

7. Updates. Upload the files in site/_astro first, the pages last, and keep the _astro files of the version
   before for a day: pages that are open still ask for them.
`;
