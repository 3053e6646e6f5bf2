/*
 * The service worker. It is registered once for each language's page and once for the root: each registration keeps its
 * page with all that it needs, in a cache of its own, which Workbox names by the registration's scope. A new version is
 * kept whole or not at all, and only then is the one before removed: a kept page always has its own files.
 */
import { cacheNames, clientsClaim, copyResponse, type WorkboxPlugin } from 'workbox-core';
import {
  addPlugins,
  addRoute,
  getCacheKeyForURL,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { notKeptPath } from '../config/worker.ts';

/** What the worker keeps. The build makes the list, from the files that it has written. */
export interface KeptFiles {
  /** With every page: pictures, styles, and the page that stands in for others. */
  readonly everywhere: readonly PrecacheEntry[];
  /** By the path of a page: the page, and what it alone needs. */
  readonly own: Readonly<Record<string, readonly PrecacheEntry[]>>;
}

/** The build puts the list in its place. */
declare const keptFiles: KeptFiles;
/** TypeScript takes every file for a page's. */
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

/** How long the network may take for a page before the kept one is shown, in seconds. */
const patience = 3;

/** The path of the page that this registration keeps: a language's, or the root. */
const path = new URL(registration.scope).pathname;

/** Notes the day of what is kept. Some hosts do not say it, and others' clocks are not the visitor's. */
function dated(answer: ResponseInit): ResponseInit {
  const headers = new Headers(answer.headers);
  headers.set('Date', new Date().toUTCString());
  return { ...answer, headers };
}

/** Says in a kept page that it is one, and when it was kept: `<html data-kept="Sun, 06 Nov 1994 08:49:37 GMT">`. */
async function marked(kept: Response): Promise<Response> {
  const html = await kept.text();
  return new Response(html.replace('<html', `<html data-kept="${kept.headers.get('Date') ?? ''}"`), kept);
}

/**
 * Has the host asked for a page each time. A worker's question is otherwise answered as a picture's is, at once with the
 * copy in the browser's own cache, which `stale-while-revalidate` allows.
 */
const askedAnew: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
};

addPlugins([{ fetchDidSucceed: async ({ response }) => copyResponse(response, dated) }]);
precache([...keptFiles.everywhere, ...(keptFiles.own[path] ?? [])]);
// No navigation preload: Firefox then shows its own error where the network fails, instead of what the worker has kept.
void skipWaiting();
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === path,
  new NetworkFirst({
    networkTimeoutSeconds: patience,
    cacheName: cacheNames.precache,
    plugins: [
      askedAnew,
      {
        // Whatever the query: it says nothing about the page, and may say something about the visitor.
        cacheKeyWillBeUsed: async ({ request }) => getCacheKeyForURL(path) ?? request,
        // A page is kept with its files, or not at all.
        cacheWillUpdate: async () => null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
        handlerWillRespond: async ({ response }) => {
          const kept = response.status >= 500 ? await matchPrecache(path) : undefined;
          return kept ? marked(kept) : response;
        },
      },
    ],
  }),
);
// A file is kept under the address that a page has for it, with its version: no other version answers in its place.
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [askedAnew, { handlerDidError: () => matchPrecache(notKeptPath) }] })),
);
