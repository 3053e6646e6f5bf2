import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker, headers } from '../../config/headers.ts';
import { workerPath } from '../../config/worker.ts';

/** Instructions for whoever sets up a static host that has no configuration here. */
export const hostNotes = `How to set up a host that serves the folder "site"

1. Addresses. A page's address is its file name without .html: /de is site/de.html, and / is site/index.html.
   /de.html and /de/ redirect to /de (307 or 308) and keep the query (?ref=...).
2. Not found. Every other address gets site/404.html with the status 404, never a redirect and never the
   status 200.
3. Compression. Each text file has a brotli copy (.br) and a gzip copy (.gz) beside it. Have the host send
   these if it can; if it compresses files itself, delete them.
4. HTTPS. Plain HTTP redirects to it.
5. Headers of every response, including "not found":

${Object.entries(headers)
  .map(([name, value]) => `   ${name}: ${value}`)
  .join('\n')}

6. Caching. Files in site/_astro have a hash of their content in their name:

   Cache-Control: ${cacheOfHashedFiles}

   ${workerPath}, by which browsers hear of a new version:

   Cache-Control: ${cacheOfWorker}

   All other responses, including "not found" under /_astro, with an ETag:

   Cache-Control: ${cacheOfPages}

7. Updates. Upload the files in site/_astro first and the pages last. Keep the previous version's _astro
   files for a day: open pages still ask for them.
`;
