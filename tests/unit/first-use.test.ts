import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import atFirstUse from '../../src/components/first-use.ts';

/** The part of the window that the directive uses. */
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the directive. Returns a function that counts how often it has hydrated the island. */
function waitForUse(): () => number {
  const hydrate = vi.fn(async () => {});
  void atFirstUse(async () => hydrate, { name: '', value: '' }, undefined as unknown as HTMLElement);
  return () => hydrate.mock.calls.length;
}

test('an island is hydrated once, however often its page is used', async () => {
  const hydrations = waitForUse();
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']) page.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(10_000);
  page.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hydrations()).toBe(1);
});

test('an island hydrated without a sign of use is not hydrated again at one', async () => {
  const hydrations = waitForUse();
  await vi.advanceTimersByTimeAsync(5001);
  expect(hydrations()).toBe(1);
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hydrations()).toBe(1);
});
