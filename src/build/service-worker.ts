import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { generateSW } from 'workbox-build';
import { site } from '../config/site.ts';
import { visitedCache, workerPath } from '../config/worker.ts';

/** For a site that is to keep nothing any more: browsers ask for it in place of the worker that they have. */
export const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all([registration.unregister(), ...names.map((name) => caches.delete(name))]))
));
`;

/**
 * Writes the service worker, last, since it lists all hashed files. These come from the cache. Everything else comes
 * from the network, or from the cache if the network has not answered after three seconds.
 */
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
                    // A query says nothing about the page, and may say something about the visitor.
                    cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*/, ''),
                    // The browser's own cache would answer at once, which `stale-while-revalidate` allows.
                    requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
                    // A host that fails counts as none, unless nothing is cached: then its answer is shown.
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
