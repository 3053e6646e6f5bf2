import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serverEnvironment } from '../support/server-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
  }
}

/** Serves, as production does, the site built in a folder. */
async function serve(folder: string) {
  const server = spawn('npm', ['run', 'preview', '--', '--port', '0'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...serverEnvironment },
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

/** Serves the built site for all engines. Returns a function that stops that. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await serve(join(import.meta.dirname, '../..'));
  project.provide('origin', origin);
  return stop;
}
