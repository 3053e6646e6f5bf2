import { fill } from '../format/placeholders.ts';
import { offlineId, workerPath, workerPolicy } from '../config/worker.ts';

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData: boolean };
  }
  interface Window {
    /** Missing from TypeScript's DOM types: https://w3c.github.io/trusted-types/ */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
    };
  }
}

/** Milliseconds from `load` to registration, so that caching delays nothing else. */
const registrationDelay = 3000;

/**
 * Registers the service worker. On a first visit, requests through it, which caches them, what the page has loaded
 * without it, and what can be opened: the root, the page, its images and the kit's texts.
 */
async function register(): Promise<void> {
  // With a controller, this page's requests are already cached.
  const isCached = navigator.serviceWorker.controller !== null;
  const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  const policy = window.trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath });
  await navigator.serviceWorker.register(policy?.createScriptURL('') ?? workerPath);
  if (isCached) return;
  await controlled;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = resources.filter(({ initiatorType }) => initiatorType === 'img').map(({ name }) => name);
  const own = pictures.filter((name) => name.startsWith(location.origin));
  await Promise.all(['/', location.pathname, `/kit${location.pathname}.json`, ...own].map((path) => fetch(path)));
}

/** The date of a page that comes from the cache: the worker tells it as a timing (`build/service-worker.ts`). */
function cachedDate(): Date | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const date = page?.serverTiming?.find(({ name }) => name === 'cache')?.description;
  return date === undefined || Number.isNaN(Date.parse(date)) ? undefined : new Date(date);
}

/** Shows the date of a page from the cache. Registers the service worker later, unless the visitor saves data. */
export function allowOfflineVisits(): void {
  const line = document.getElementById(offlineId);
  // Missing if the owner has turned caching off.
  if (!line) return;
  const date = cachedDate();
  if (date) {
    line.textContent = fill(line.dataset['pattern']!, { date: writtenDate(date) });
    line.hidden = false;
  }
  // Ignored: the page also works without a worker or storage.
  if (!navigator.connection?.saveData) setTimeout(() => register().catch(() => {}), registrationDelay);
}

/** A long date in the page's language, with Latin digits like its amounts. */
export const writtenDate = (date: Date) =>
  date.toLocaleDateString(`${document.documentElement.lang}-u-nu-latn`, { dateStyle: 'long' });
