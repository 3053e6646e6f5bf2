import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../../src/owner/chromium.ts';
import { start } from './child.ts';
import { switches } from './phone.ts';

/**
 * A page in a browser whose debugger is off. Playwright and Puppeteer turn it on, and with it Chromium computes a
 * stack trace for each error that is made: for those that React makes while it is evaluated, it parses all of React
 * again, a tenth of a second that no visitor's browser spends.
 */
export interface BarePage extends AsyncDisposable {
  /** Calls a method of the DevTools protocol. https://chromedevtools.github.io/devtools-protocol/ */
  send(method: string, params?: object): Promise<unknown>;
  /** Runs an expression in the page and gives its value, which has to be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
}

/** @throws Error if there is no Chromium */
export async function openBarePage(): Promise<BarePage> {
  const executable = findBrowser();
  if (executable === undefined) throw new Error('there is no Chromium');
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=412,823'];
  const browser = start([executable, ...switches, ...options, 'about:blank'], ['ignore', 'ignore', 'pipe']);
  const socket = new WebSocket(await pageSocket(browser.process.stderr!));
  await new Promise((opened) => socket.addEventListener('open', opened, { once: true }));

  const waiting = new Map<number, (answer: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)!(result);
  });
  const send = (method: string, params: object = {}) => {
    const id = waiting.size + 1;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  return {
    send,
    evaluate: async <Value>(expression: string) => {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
      return (answer as { result: { value: Value } }).result.value;
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      await browser[Symbol.asyncDispose]();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The address at which the browser's first page can be debugged. */
async function pageSocket(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Record<string, string>[];
    return targets.find(({ type }) => type === 'page')!['webSocketDebuggerUrl']!;
  }
  throw new Error('Chromium ended before it could be debugged');
}
