import { connectionId, workerPath, workerPolicy } from '../config/worker.ts';
import { quietTime } from '../state/waiting-times.ts';
import { onTheWayDown } from './page-events.ts';

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

/** Whether an earlier visit has left the page's scripts in the browser's own cache. */
const hasBeenHere = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, transferSize }) => name.endsWith('.js') && !transferSize,
  );

/** Has the worker keep the page with all that it needs, and the root, which leads to it. */
async function register(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerPath });
  const address = policy?.createScriptURL('') ?? workerPath;
  for (const scope of [location.pathname, '/']) await navigator.serviceWorker.register(address, { scope });
}

/**
 * Has the page kept for the next visit, a while after it has been loaded; for whoever saves data, only at the second visit.
 * Without a connection, and in a kept page, loads what says so.
 */
export function keepPage(): void {
  const connection = document.getElementById(connectionId);
  // An owner may want nothing kept.
  if (!connection) return;
  // Without a worker nobody could load them. They are missing where the worker keeps another version than this page.
  const loadWords = () =>
    navigator.serviceWorker?.controller && import(/* @vite-ignore */ connection.dataset['script']!).catch(() => {});
  onTheWayDown('offline', loadWords);
  if (!navigator.onLine || document.documentElement.dataset['kept']) void loadWords();

  const keep = () => {
    // A browser that keeps nothing, or not now, shows the page as it is.
    if (!navigator.connection?.saveData || hasBeenHere()) setTimeout(() => register().catch(() => {}), quietTime);
  };
  if (document.readyState === 'complete') keep();
  else onTheWayDown('load', ({ target }) => target === document && keep());
}
