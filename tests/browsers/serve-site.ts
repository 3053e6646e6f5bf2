import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
  }
}

/** Serves the built site as production does, for all engines. Returns a function that stops it. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  const server = spawn('npm', ['run', 'serve'], {
    cwd: join(import.meta.dirname, '../..'),
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void process.kill(-server.pid!);
  for await (const line of createInterface(server.stdout)) {
    const port = /Ready on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    project.provide('origin', `http://localhost:${port}`);
    // A server whose output nobody reads comes to a stop.
    server.stdout.resume();
    return stop;
  }
  throw new Error('The server ended before it was ready.');
}
