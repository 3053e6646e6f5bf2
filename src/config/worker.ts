/** Address of the service worker: at the root, or it could not answer for the pages. */
export const workerPath = '/worker.js';

/** Name of the trusted types policy that knows the worker's address, and nothing else. */
export const workerPolicy = 'worker';

/** The cache of visited pages, and of the words and pictures that they have used. */
export const visitedCache = 'visited';

/** Id of the line that says of a page that it comes from the cache. A page that has it may be visited offline. */
export const offlineId = 'offline';
