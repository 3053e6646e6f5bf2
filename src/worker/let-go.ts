/*
 * The service worker of a site that keeps nothing any more. Browsers ask for it at the next visit in place of the one
 * that they have; it removes what that has kept, and itself.
 */

/** TypeScript takes every file for a page's. */
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

addEventListener('install', () => void skipWaiting());
addEventListener('activate', (event) => {
  const letGo = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await registration.unregister();
  };
  (event as Event & { waitUntil(done: Promise<void>): void }).waitUntil(letGo());
});
