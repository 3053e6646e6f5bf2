import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
    /** Where the same is with higher prices: a later version of it. */
    originOfNext: string;
  }
}

interface Served {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Serves, as production does, the site built in a folder. */
async function serve(folder: string): Promise<Served> {
  const server = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const port = /Ready on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    // A server whose output nobody reads comes to a stop.
    server.stdout.resume();
    const stop = async () => {
      const ended = once(server, 'exit');
      process.kill(-server.pid!);
      await ended;
    };
    return { origin: `http://localhost:${port}`, stop };
  }
  throw new Error('The server ended before it was ready.');
}

const withHigherPrices = (settings: string) =>
  settings.replaceAll(/(?<="price": )[\d.]+/g, (price) => `${Number(price) + 7}`);

/** Serves the built site, and a later version of it, for all engines. Returns a function that stops both. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const stack = new AsyncDisposableStack();
  const serveFor = async (name: 'origin' | 'originOfNext', folder: string) => {
    const { origin, stop } = await serve(folder);
    stack.defer(stop);
    project.provide(name, origin);
  };
  try {
    const copy = stack.use(new ProjectCopy());
    copy.edit(settingsFile, withHigherPrices);
    const { ok, output } = copy.run('astro', 'build');
    if (!ok) throw new Error(output);
    await serveFor('origin', join(import.meta.dirname, '../..'));
    await serveFor('originOfNext', copy.folder);
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
  return () => stack.disposeAsync();
}
