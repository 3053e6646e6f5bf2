import { announce } from './announce.ts';
import { closest, onTheWayDown } from './page-events.ts';
import { announcementDelay } from './waiting-times.ts';

/** Announces what there is to tell, and the last month's amount, once typing settles. */
export function announceWhatIsTold(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announceSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const amount = document.querySelector('[data-result] [data-figure]')!.textContent;
      const result = document.querySelector<HTMLElement>('[role=status]')!.dataset['announcement']!;
      announce(`${window.calculator.told}\n${result.replace('{amount}', () => amount)}`.trim());
    }, announcementDelay);
  };
  onTheWayDown('tell', announceSoon);
  // The page answers before this script is there.
  if (window.calculator.told !== undefined) announceSoon();
}

/** Tells screen readers that what has been pressed is on its way, and a month's button that it has been pressed. */
export function announceLoading(): void {
  const announceAsked = () => {
    if (document.documentElement.dataset['react'] === 'failed') return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-asked]')) {
      place.ariaBusy = 'true';
      announce(place.dataset['loading']!);
      place.closest('li')?.querySelector('button')?.setAttribute('aria-expanded', 'true');
    }
  };
  for (const type of ['click', 'toggle'] as const) {
    onTheWayDown(type, (event) => closest(event, '[data-ask]') && announceAsked());
  }
  announceAsked();
}
