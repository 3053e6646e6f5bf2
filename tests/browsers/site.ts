import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** Serves the built site as production does. Returns its address and a function that stops it. */
export async function serveSite(): Promise<{ readonly origin: string; readonly stop: () => void }> {
  const server = spawn('npm', ['run', 'serve'], {
    cwd: join(import.meta.dirname, '../..'),
    detached: true,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => process.kill(-server.pid!);
  for await (const line of createInterface(server.stdout)) {
    const port = /Ready on http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { origin: `http://localhost:${port}`, stop };
  }
  throw new Error('The server ended before it was ready.');
}
