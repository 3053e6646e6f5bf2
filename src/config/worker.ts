/** Address of the service worker: at the root, or it could not answer for the pages. */
export const workerPath = '/worker.js';

/** Address of the page that stands in for one that is not kept, without a connection. */
export const notKeptPath = '/not-kept';

/** Name of the trusted types policy that knows the worker's address, and nothing else. */
export const workerPolicy = 'worker';

/** Id of the element that speaks of the connection. A page that has it is kept. */
export const connectionId = 'connection';
