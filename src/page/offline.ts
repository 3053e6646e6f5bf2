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

/** The date of a page that comes from the cache: the worker tells it as a timing (`build/service-worker.ts`). */
function cachedDate(): Date | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const date = page?.serverTiming?.find(({ name }) => name === 'cache')?.description;
  return date === undefined || Number.isNaN(Date.parse(date)) ? undefined : new Date(date);
}

/** Lets the page be visited offline from some time after it has been loaded, unless the visitor saves data. */
export function allowOfflineVisits(): void {
  const line = document.getElementById(offlineId);
  // An owner may want nothing to be cached.
  if (!line) return;
  const date = cachedDate();
  if (date) {
    line.textContent = line.dataset['pattern']!.replace('{date}', () => writtenDate(date));
    line.hidden = false;
  }
  // A browser that has no worker or no room shows the page as it is.
  if (!navigator.connection?.saveData) setTimeout(() => register().catch(() => {}), quietTime);
}

/** A date as the page's language writes it, in the digits of its amounts. */
export const writtenDate = (date: Date) =>
  date.toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });
