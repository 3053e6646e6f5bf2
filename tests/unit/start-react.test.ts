import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defaultInputs } from '../../src/model/query-string.ts';
import { createStore } from '../../src/page-script/store.ts';

const store = createStore({ ...defaultInputs, partnersAtStart: 0 }, () => {});

/** The page, as far as the directive knows it. */
beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { calculator: store });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelectorAll: () => [] });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('React is loaded and hydrated once, however often it is asked for', async () => {
  const { default: startReact } = await import('../../src/page-script/start-react.ts');
  const built = {};
  const island = { querySelector: () => built, firstChild: built } as unknown as HTMLElement;
  const hydrate = vi.fn(async () => {});
  const load = vi.fn(async () => hydrate);
  void startReact(load, { name: '', value: '' }, island);
  for (const what of ['overview', 'share', 'overview'] as const) {
    store.ask(what);
    await vi.advanceTimersByTimeAsync(100);
  }
  store.set('partnersAtStart', 5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(hydrate).toHaveBeenCalledOnce();
});
