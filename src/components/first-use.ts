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

/** Screen readers can read a page without a sign: an island that nobody asked for follows after so many milliseconds. */
const unasked = 5000;

/** Hydrates an island at the first sign of use: a visitor's processor has other things to do while a page arrives. */
const atFirstUse: ClientDirective = (load) => {
  const used = new AbortController();
  const hydrate = async () => {
    clearTimeout(timer);
    await (
      await load()
    )();
  };
  const timer = setTimeout(hydrate, unasked);
  const start = () => {
    used.abort();
    setTimeout(hydrate, answerTime);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, signal: used.signal });
};

export default atFirstUse;
