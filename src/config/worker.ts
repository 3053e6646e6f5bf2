/**
 * Path of the service worker. It must be at the root, because its path limits its scope.
 */
export const workerPath = '/worker.js';

/** Name of the Trusted Types policy that may create only the worker's URL. */
export const workerPolicy = 'worker';

/** The cache of visited pages, and of the words and pictures that they have used. */
export const visitedCache = 'visited';

/** Id of the "this page is cached" notice. Only pages that contain it register the service worker. */
export const offlineId = 'offline';
