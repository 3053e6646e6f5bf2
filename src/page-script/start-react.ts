import type { ClientDirective } from 'astro';
import { onTheWayDown } from './page-events.ts';
import { quietTime } from './waiting-times.ts';
import { announce } from './announce.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when something is asked for that only React does, or else in a quiet moment. */
    'client:asked'?: boolean;
  }
}

declare global {
  interface DocumentEventMap {
    /** Astro's report that an island's files did not arrive, even at its second try. */
    'astro:hydration-error': Event;
  }
  interface WindowEventMap {
    /** React's own event: what it brings is there. */
    reactlive: Event;
    /** React's own event: what it brings has failed, and is gone. */
    reactfailed: Event;
    /** React's own event: the partner's kit, which it loads when that is asked for, could not be loaded. */
    kitmissing: Event;
  }
}

const page = document.documentElement;
/** How often anything has been asked for that only React does. */
function timesAsked(): number {
  const { overview, share, working } = window.calculator.get();
  return overview + share + working;
}

const isAsked = () => timesAsked() > 0;

/** The places in which someone waits for React. */
const askedPlaces = () => document.querySelectorAll<HTMLElement>('[data-asked]');

function setBusy(isBusy: boolean): void {
  for (const place of askedPlaces()) place.ariaBusy = String(isBusy);
}

/**
 * Moves whatever an extension has put before the built part behind it, because React expects the built part first.
 * False if it is no longer in the island.
 */
function standsFirst(island: HTMLElement): boolean {
  const built = island.querySelector(':scope > astro-slot');
  while (built && island.firstChild !== built) island.append(island.firstChild!);
  return built !== null;
}

/** Hides what needs React. What had the focus hands it to `instead`. */
function hideWhatNeedsReact(instead: HTMLElement): void {
  const hadFocus = document.activeElement?.closest('[data-needs-react]');
  page.dataset['react'] = 'failed';
  if (hadFocus) instead.focus();
}

/** Hides what needs React, and shows an error if someone is waiting for it. */
function giveUp(isAwaited: boolean): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.lang = 'en';
  message.dir = 'ltr';
  message.tabIndex = -1;
  message.textContent = 'Unexpected Application Error!';
  if (isAwaited) document.getElementById('calculator')!.append(message);
  hideWhatNeedsReact(message);
}

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

/** @returns the offer */
function offerReload(): HTMLElement {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => location.reload();
  announce(offer.textContent);
  return offer;
}

/** Another press tries again, and so does a connection that is back. */
function sayUnreachable(): void {
  page.dataset['react'] = 'unreachable';
  setBusy(false);
  const place = askedPlaces()[0];
  if (place) announce(place.dataset['unreachable']!);
}

/**
 * Astro's directive for the calculator's island. React takes a slow phone a tenth of a second to start, which must
 * not fall between two keys: it starts when something is asked for that only React does, after the frame that shows
 * the press; otherwise once nobody has typed, pressed or scrolled for a while.
 */
const startReact: ClientDirective = (load, _options, island) => {
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => clearTimeout(timer);

  const start = async () => {
    wait();
    // Once: React gives up an island that is hydrated twice.
    if (isStarted) return;
    isStarted = true;
    delete page.dataset['react'];
    setBusy(true);
    const hydrate = await load();
    if (standsFirst(island)) await hydrate();
    else giveUp(isAsked());
  };
  const startSoon = () => requestAnimationFrame(() => setTimeout(start));
  const startWhenQuiet = () => {
    wait();
    if (!isStarted && page.dataset['react'] !== 'unreachable') timer = setTimeout(start, quietTime);
  };

  let answered = timesAsked();
  window.calculator.subscribe(() => {
    if (timesAsked() === answered) startWhenQuiet();
    else startSoon();
    answered = timesAsked();
  });
  // A button that is held down is not quiet.
  onTheWayDown('pointerdown', wait);
  for (const sign of ['pointerup', 'pointercancel', 'keydown', 'scroll'] as const) onTheWayDown(sign, startWhenQuiet);
  if (isAsked()) startSoon();
  else startWhenQuiet();

  onTheWayDown('reactlive', () => {
    page.dataset['react'] = 'live';
    // The zone for workings is not left empty.
    if (matchMedia('(width >= 90rem)').matches && window.calculator.get().month === 0) {
      document.querySelector<HTMLElement>('[data-year] > :last-child button')?.click();
    }
    // What was waited for speaks for itself.
    if (isAsked()) announce('');
    for (const place of askedPlaces()) {
      place.removeAttribute('aria-busy');
      delete place.dataset['asked'];
    }
  });
  onTheWayDown('reactfailed', () => giveUp(true));
  onTheWayDown('astro:hydration-error', async () => {
    if (await isUpdated()) return hideWhatNeedsReact(offerReload());
    isStarted = false;
    sayUnreachable();
  });
  onTheWayDown('kitmissing', async () => {
    if (await isUpdated()) offerReload();
  });
  onTheWayDown('online', () => {
    if (page.dataset['react'] === 'unreachable') void start();
  });
};

export default startReact;
