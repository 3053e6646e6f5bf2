import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the first sign that someone uses the page. */
    'client:use'?: boolean;
  }
}

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'scroll'];

/** The sign itself is answered first, for so many milliseconds. */
const answerTime = 50;

/** A tap is answered at its click, some 100 ms after its first sign. */
const tapTime = 200;

/** Screen readers can read a page without a sign: an island that nobody asked for follows after so many milliseconds. */
const unasked = 5000;

/** Hydrates an island at the first sign of use: a visitor's processor has other things to do while a page arrives. */
const atFirstUse: ClientDirective = (load) => {
  const used = new AbortController();
  // Once: React gives an island up that is hydrated a second time.
  const hydrateIn = (milliseconds: number) => {
    used.abort();
    clearTimeout(timer);
    setTimeout(async () => {
      const hydrate = await load();
      await hydrate();
    }, milliseconds);
  };
  const timer = setTimeout(hydrateIn, unasked, 0);
  const start = ({ type }: Event) => hydrateIn(type.startsWith('pointer') ? tapTime : answerTime);
  for (const sign of signs) addEventListener(sign, start, { capture: true, signal: used.signal });
};

export default atFirstUse;
