import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Phone } from './phone.ts';

/** Where a finger is put, in CSS pixels from the top left corner of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something that a visitor does, and when: in milliseconds after the first touch. */
type Act = readonly [time: number, act: () => Promise<unknown>];

/** How long a tapping finger rests on the glass, in milliseconds. */
const tapTime = 80;

/** From one key to the next, and from a key's press to its release, in milliseconds. */
const keyInterval = 120;
const keyTime = 40;

/**
 * Puts a finger down, and lifts it again.
 * @param duration in between, in milliseconds
 */
export function press(session: CDPSession, point: Point, duration = tapTime): Act[] {
  return [
    [0, () => session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })],
    [duration, () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })],
  ];
}

/** Types after a tap. No key may come twice: a busy page could take the second for a held key. */
export function type({ keyboard }: Page, keys: readonly string[]): Act[] {
  return keys.flatMap((key, index): Act[] => {
    const time = tapTime + keyInterval * (index + 1);
    return [
      [time, () => keyboard.down(key)],
      [time + keyTime, () => keyboard.up(key)],
    ];
  });
}

/** Does each thing at its time, as visitors do: nobody waits for the page to answer before the next key. */
export async function act(acts: readonly Act[]): Promise<void> {
  await Promise.all(
    acts.map(async ([time, doIt]) => {
      await setTimeout(time);
      await doIt();
    }),
  );
}

/**
 * The middle of an element.
 * @throws Error if part of it is below the first screen: scrolling there is a sign of use too
 */
export async function middle({ page }: Phone, element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null || box.y + box.height > page.viewportSize()!.height) {
    throw new Error(`${element.toString()} is not on the first screen`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
