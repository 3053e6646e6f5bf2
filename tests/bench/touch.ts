import { setTimeout } from 'node:timers/promises';
import type { ComparedPage } from './compared-pages.ts';
import { longestTask, startTiming } from './event-timing.ts';
import { openPhone, type Phone } from './phone.ts';
import { act, middle, press, type } from './visitor.ts';

/** A visit that starts with a tap on the first field and five digits. */
export interface FirstVisit {
  /** How long each of the six waited for its answer on the screen, in milliseconds; at least 16. */
  readonly interactions: readonly number[];
  /** The longest task from the tap to a second after the last key, in milliseconds; 0 if none was above 50. */
  readonly typing: number;
}

const digits = ['1', '2', '3', '4', '5'];

/**
 * Of the screen, in CSS pixels. It is higher than a phone's, so that the first field needs no scrolling to: the
 * tap is to be the first that happens.
 */
const height = 1100;

/** What an input causes is over after so many milliseconds. */
const settling = 1000;

/** Opens the page without a cache, and starts the timing once everything it asks for has arrived. */
async function open(phone: Phone, page: ComparedPage, port: number): Promise<void> {
  await phone.page.goto(`https://localhost:${port}${page.path}`, { waitUntil: 'networkidle' });
  // React's start is measured by itself.
  await phone.page.waitForFunction(() => !document.querySelector('button[name=kit]:disabled'));
  await phone.page.evaluate(startTiming);
}

/** The browser does not report interactions under 16 ms: they count as 16. */
const atLeast16 = (durations: readonly number[], count: number) => [
  ...durations,
  ...Array.from({ length: Math.max(0, count - durations.length) }, () => 16),
];

/** Opens the page on a phone with a slowed processor, taps the first field and types. */
export async function measureFirstVisit(page: ComparedPage, slowdown: number, port: number): Promise<FirstVisit> {
  await using phone = await openPhone({ slowdown, isOnLink: false, height });
  await open(phone, page, port);
  const field = await middle(phone, phone.page.locator(page.field));
  await act([...press(phone.session, field), ...type(phone.page, digits)]);
  await setTimeout(settling);
  const timing = await phone.page.evaluate(() => window.timing!());
  const { firstInput, lastInput } = timing;
  return {
    interactions: atLeast16(timing.interactions, 1 + digits.length),
    typing: longestTask(timing, firstInput, lastInput + settling),
  };
}
