import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { generateSW } from 'workbox-build';
import * as site from '../config/settings.ts';
import { visitedCache, workerPath } from '../config/worker.ts';

/** Published if `offline` is false: replaces an installed worker, then unregisters itself and deletes all caches. */
export const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all([registration.unregister(), ...names.map((name) => caches.delete(name))]))
));
`;

/** Writes the service worker. It precaches all hashed files: must run after all that writes or changes them. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const file = fileURLToPath(new URL(workerPath.slice(1), dir));
        if (!site.offline) return writeFileSync(file, removal);
        const { warnings } = await generateSW({
          swDest: file,
          globDirectory: fileURLToPath(dir),
          globPatterns: ['_astro/*'],
          dontCacheBustURLsMatching: /^_astro\//,
          inlineWorkboxRuntime: true,
          sourcemap: false,
          skipWaiting: true,
          clientsClaim: true,
          runtimeCaching: [
            {
              urlPattern: ({ sameOrigin }) => sameOrigin,
              handler: 'NetworkFirst',
              options: {
                cacheName: visitedCache,
                networkTimeoutSeconds: 3,
                plugins: [
                  {
                    // Without the query: it does not change the page, and may identify the visitor.
                    cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
                    // Not every host says when it has answered.
                    cacheWillUpdate: async ({ response }) => {
                      if (response.status !== 200) return null;
                      const headers = new Headers(response.headers);
                      if (!headers.has('date')) headers.set('date', new Date().toUTCString());
                      return new Response(response.body, { headers });
                    },
                    // Revalidates: due to `stale-while-revalidate`, the HTTP cache could return a stale page.
                    requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
                    // A status from 500 counts as a lost connection: the cached copy is shown, else the response.
                    fetchDidSucceed: async ({ response, state }) => {
                      if (response.status < 500) return response;
                      state!['answer'] = response;
                      throw new Error(`The host answers ${response.status}.`);
                    },
                    handlerDidError: async ({ state }) => state!['answer'] as Response | undefined,
                    // Tells the page that it comes from the cache, and of which day it is (`page/offline.ts`).
                    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
                      if (!cachedResponse) return cachedResponse;
                      const { body, status, statusText } = cachedResponse;
                      const headers = new Headers(cachedResponse.headers);
                      headers.set('Server-Timing', `cache;desc="${headers.get('date')}"`);
                      return new Response(body, { status, statusText, headers });
                    },
                  },
                ],
              },
            },
          ],
        });
        if (warnings.length > 0) throw new Error(warnings.join('\n'));
      },
    },
  };
}
