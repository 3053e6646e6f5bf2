import type { ClientDirective } from 'astro';
import { closest, onTheWayDown } from './page-events.ts';
import type { Ask } from './store.ts';
import { quietTime } from './waiting-times.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island when something is asked for that only React does, or else in a quiet moment. */
    'client:asked'?: boolean;
  }
}

declare global {
  interface DocumentEventMap {
    /** Astro's report that an island's files did not arrive, even at its second try. */
    'astro:hydration-error': CustomEvent<{ readonly componentUrl: string }>;
  }
  interface WindowEventMap {
    /** React's own event: what it brings is there. */
    reactlive: Event;
    /** React's own event: what it brings has failed, and is gone. */
    reactfailed: Event;
  }
}

const page = document.documentElement;

/** Remembers a press of something that only React does, and says that it waits until React is there. */
function ask(element: HTMLElement): void {
  if (page.dataset['react'] !== 'live') element.ariaBusy = 'true';
  window.calculator.ask(element.dataset['ask'] as Ask);
}

function listenToPresses(): void {
  onTheWayDown('toggle', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset['ask']) ask(target);
  });
  onTheWayDown('click', (event) => {
    const button = closest<HTMLElement>(event, 'button[data-ask]');
    if (button) ask(button);
  });
}

/**
 * Lets the built part stand first in its island, where React looks for it: whatever an extension has put before it
 * goes behind it. False if it is not the island's child any more.
 */
function standsFirst(island: HTMLElement): boolean {
  const built = island.querySelector(':scope > astro-slot');
  while (built && island.firstChild !== built) island.append(island.firstChild!);
  return built !== null;
}

/** Takes what needs React out of sight, and says so if someone had asked for it. */
function giveUp(saysSo: boolean): void {
  page.dataset['react'] = 'failed';
  if (!saysSo) return;
  const message = document.createElement('p');
  message.role = 'alert';
  message.lang = 'en';
  message.dir = 'ltr';
  message.textContent = 'Unexpected Application Error!';
  document.getElementById('calculator')!.append(message);
}

/** The status that a file is answered with; undefined if nobody answers. */
const statusOf = (file: string): Promise<number | undefined> =>
  fetch(file, { method: 'HEAD' }).then(
    ({ status }) => status,
    () => undefined,
  );

/** A file that is gone means that the site has been updated since the page was opened: a reload helps. */
function offerReload(): void {
  const offer = document.getElementById('reload')!;
  offer.hidden = false;
  offer.onclick = () => location.reload();
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
  const isAsked = () => Object.values(window.calculator.get().asks).some((times) => times > 0);

  const start = async () => {
    wait();
    // Once: React gives up an island that is hydrated twice.
    if (isStarted) return;
    isStarted = true;
    delete page.dataset['react'];
    const hydrate = await load();
    if (standsFirst(island)) await hydrate();
    else giveUp(isAsked());
  };
  const startWhenQuiet = () => {
    wait();
    if (!isStarted) timer = setTimeout(start, quietTime);
  };

  listenToPresses();
  // A button that is held down is not quiet.
  onTheWayDown('pointerdown', wait);
  for (const sign of ['pointerup', 'pointercancel', 'keydown', 'scroll'] as const) onTheWayDown(sign, startWhenQuiet);
  window.calculator.subscribe(() => {
    if (isAsked()) requestAnimationFrame(() => setTimeout(start));
    else startWhenQuiet();
  });
  startWhenQuiet();

  onTheWayDown('reactlive', () => {
    page.dataset['react'] = 'live';
    for (const element of document.querySelectorAll('[aria-busy]')) element.removeAttribute('aria-busy');
  });
  onTheWayDown('reactfailed', () => giveUp(true));
  onTheWayDown('astro:hydration-error', async ({ detail }) => {
    const status = await statusOf(detail.componentUrl);
    if (status === 404) offerReload();
    if (status !== undefined) return giveUp(isAsked() && status !== 404);
    // No connection, or a tool that blocks the file: another press tries again, and so does a connection that is back.
    isStarted = false;
    page.dataset['react'] = 'unreachable';
    if (isAsked())
      window.calculator.announce(document.querySelector<HTMLElement>('[data-unreachable]')!.dataset['unreachable']!);
  });
  onTheWayDown('online', () => {
    if (page.dataset['react'] === 'unreachable') void start();
  });
};

export default startReact;
