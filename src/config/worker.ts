/** Path of the service worker. It must be at the root, because its path limits its scope. */
export const workerPath = '/worker.js';

/** Name of the Trusted Types policy that may create only the worker's URL. */
export const workerPolicy = 'worker';

/** Name of the cache for visited pages and what they load. Hashed files are in Workbox's own cache. */
export const visitedCache = 'visited';

/** Id of the "this page is cached" notice. Only pages that contain it register the service worker. */
export const offlineId = 'offline';
