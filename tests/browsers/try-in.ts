import { afterAll, beforeEach } from 'vitest';
import { Browser, type Engine } from './browser.ts';
import { testCore } from './scenarios/core.ts';
import { testKit } from './scenarios/kit.ts';
import { testPage } from './scenarios/page.ts';

/** Tries the scenarios one after another in one browser, each test in a window of the same size, and closes it. */
export function tryIn(engine: Engine): void {
  beforeEach(() => engine.resize(1280, 1000));
  afterAll(() => engine.close());
  for (const scenario of [testCore, testPage, testKit]) scenario(new Browser(engine));
}
