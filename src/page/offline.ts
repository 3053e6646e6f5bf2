import { offlineId, visitedCache, workerPath, workerPolicy } from '../config/worker.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/, in Chromium alone */
    readonly connection?: { readonly saveData: boolean };
  }
  interface Window {
    /** https://w3c.github.io/trusted-types/, of which TypeScript knows nothing yet */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
    };
  }
}

/** In milliseconds from the page's load: caching it must delay nothing else. */
const quietTime = 3000;

/** Registers the worker, and caches what the page had loaded before there was one, and the root, which leads to it. */
async function register(): Promise<void> {
  // A worker of an earlier visit has cached what this page asked for.
  const isCached = navigator.serviceWorker.controller !== null;
  const policy = window.trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? workerPath);
  if (isCached) return;
  await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = resources.filter(({ initiatorType }) => initiatorType === 'img').map(({ name }) => name);
  const cache = await caches.open(visitedCache);
  await cache.addAll(['/', location.pathname, ...pictures.filter((name) => name.startsWith(location.origin))]);
}

/** Shows the date of a page that comes from the cache. */
async function sayDate(line: HTMLElement): Promise<void> {
  const date = (await caches.match(location.pathname))?.headers.get('date');
  if (!date) return;
  line.textContent = line.dataset['pattern']!.replace('{date}', () => writtenDate(new Date(date)));
  line.hidden = false;
}

/** Lets the page be visited offline from some time after it has been loaded, unless the visitor saves data. */
export function allowOfflineVisits(): void {
  const line = document.getElementById(offlineId);
  // An owner may want nothing to be cached.
  if (!line) return;
  // A browser that has no worker or no room shows the page as it is.
  if (!navigator.onLine) void sayDate(line).catch(() => {});
  else if (!navigator.connection?.saveData) setTimeout(() => register().catch(() => {}), quietTime);
}

/** A date as the page's language writes it, in the digits of its amounts. */
export const writtenDate = (date: Date) =>
  date.toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });
