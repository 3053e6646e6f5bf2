/*
 * Without a connection, and in a kept page: says which day the page is of, and what needs a connection when it is
 * pressed. Loaded only then.
 */
import { connectionId } from '../config/worker.ts';
import { announce } from './announce.ts';
import { offerReload } from './offer-reload.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { writtenDate } from './written-date.ts';

const page = document.documentElement;
const connection = document.getElementById(connectionId)!;
const [keptLine, needed] = connection.querySelectorAll('p');

/** Asks the host for anything, which the worker does not answer: browsers take many a dead connection for a live one. */
async function askHost(): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    delete page.dataset['offline'];
    // A new version of the page is kept, and then offered, without waiting for the next visit.
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    page.dataset['offline'] = 'true';
  }
}

/** Says of a film and of the registration that they need a connection. */
function sayWhatIsNeeded(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]');
  const signup = document.querySelector<HTMLAnchorElement>('a[data-signup]');
  if (!link || !page.dataset['offline']) return;
  const said = link.dataset['player'] ? 'film' : link.origin === signup?.origin ? 'registration' : undefined;
  if (!said) return;
  event.preventDefault();
  needed!.textContent = connection.dataset[said]!;
  needed!.showPopover();
  announce(needed!.textContent);
  // The next press may find it.
  void askHost();
}

const { kept } = page.dataset;
if (kept) {
  keptLine!.textContent = connection.dataset['pattern']!.replace('{date}', () => writtenDate(new Date(kept)));
  keptLine!.hidden = false;
  navigator.serviceWorker.addEventListener('controllerchange', offerReload);
}
page.dataset['offline'] = 'true';
void askHost();
onTheWayDown('online', askHost);
onTheWayDown('offline', askHost);
onTheWayDown('click', sayWhatIsNeeded);
