import type { ClientDirective } from 'astro';
import { offerReload } from '../page/offer-reload.ts';
import { onTheWayDown } from '../page/page-events.ts';
import { quietTime } from '../state/waiting-times.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when something is pressed that only React does, or else in a quiet moment. */
    'client:pressed'?: boolean;
  }
}

declare global {
  interface DocumentEventMap {
    /** Astro's report that an island's files did not arrive, even at its second try. */
    'astro:hydration-error': Event;
  }
  interface WindowEventMap {
    /** React's own event: what it loads when something is opened could not be loaded. */
    latemissing: Event;
  }
  interface Navigator {
    /** https://wicg.github.io/savedata/, in Chromium alone */
    readonly connection?: { readonly saveData: boolean };
  }
}

const page = document.documentElement;
const { store, sayWaiting } = window.calculator;
const isPressed = () => Object.keys(store.get().waiting).length > 0;

/** Whether any of the island's files is gone: the site has been updated since the page was opened, a reload helps. */
async function isUpdated(): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const isGone = ({ href }: HTMLLinkElement) =>
    fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status === 404,
      () => false,
    );
  return (await Promise.all(files.map(isGone))).includes(true);
}

/** Hides what needs React. What had the focus hands it to `instead`. */
function hideWhatNeedsReact(instead: HTMLElement): void {
  const focused = document.activeElement;
  sayWaiting();
  page.dataset['react'] = 'failed';
  if (focused?.checkVisibility() === false) instead.focus();
}

/**
 * Astro's directive for the calculator's island. React takes a slow phone a tenth of a second to start, which must
 * not fall between two keys: it starts when something is pressed that only React does, after the frame that shows
 * the press; otherwise once nobody has typed, pressed or scrolled for a while. Whoever saves data gets it once something
 * is pressed or typed.
 */
const startReact: ClientDirective = (load) => {
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);

  const start = async () => {
    wait();
    // Hydrating twice would render everything twice.
    if (isStarted) return;
    isStarted = true;
    delete page.dataset['react'];
    sayWaiting('loading');
    const hydrate = await load();
    await hydrate();
  };
  const startSoon = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenQuiet = () => {
    wait();
    if (!isStarted && page.dataset['react'] !== 'unreachable') timer = setTimeout(start, quietTime);
  };

  let before = store.get();
  const unsubscribe = store.subscribe(() => {
    const { waiting, inputs, isLive } = store.get();
    if (isLive) return unsubscribe();
    if (waiting !== before.waiting) startSoon();
    else if (inputs !== before.inputs) startWhenQuiet();
    before = store.get();
  });
  if (!navigator.connection?.saveData) {
    // A button that is held down is not quiet.
    onTheWayDown('pointerdown', wait);
    for (const sign of ['pointerup', 'pointercancel', 'keydown', 'scroll'] as const) onTheWayDown(sign, startWhenQuiet);
    startWhenQuiet();
  }
  if (isPressed()) startSoon();

  onTheWayDown('astro:hydration-error', async () => {
    if (await isUpdated()) return hideWhatNeedsReact(offerReload());
    isStarted = false;
    // Another press tries again, and so does a connection that is back.
    page.dataset['react'] = 'unreachable';
    sayWaiting('unreachable');
  });
  onTheWayDown('latemissing', async () => {
    if (await isUpdated()) offerReload();
  });
  onTheWayDown('online', () => {
    if (page.dataset['react'] === 'unreachable') void start();
  });
};

export default startReact;
