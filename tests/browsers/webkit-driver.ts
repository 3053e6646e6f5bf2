import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { fontEnvironment } from '../../src/owner/fonts/fonts.ts';

/** Milliseconds until a session that has not begun counts as failed. It takes one second, on a busy machine five. */
const patience = 45_000;

/*
 * It reaches only this machine. The session's own capability `proxy` would do the same, but WebKitGTK 2.50 reads its
 * list of exceptions from memory that it has freed, and often crashes (bug 305707).
 */
const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1'];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the driver in a display of its own. */
async function startDriver(port: number, home: string) {
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...fontEnvironment('narrow'),
      HOME: home,
      LANG: 'en_US.UTF-8',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  });
  await once(driver, 'spawn');
  const written: string[] = [];
  for (const stream of [driver.stdout, driver.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  return {
    /** What it, its display and the browser have written. */
    written: () => written.join('').trim(),
    /** Stops it and all that it started. */
    stop: () => process.kill(-driver.pid!),
  };
}

/** Resolves once the address answers. */
async function waitFor(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await setTimeout(50);
}

async function startSession(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  await waitFor(`${server}/status`);
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } }))
    .build();
}

/**
 * Starts WebKitGTK's MiniBrowser. It can reach only this machine.
 * @param home folder for the browser's own files, and for what it saves
 * @returns the session, and a function that ends it and all that was started for it
 * @throws Error if there is no session within 45 seconds: the driver never answers once its browser has crashed
 */
export async function startWebKit(home: string): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const port = await freePort();
  const { written, stop } = await startDriver(port, home);
  const late = setTimeout(patience, undefined, { ref: false });
  const driver = await Promise.race([startSession(port), late]);
  if (driver === undefined) {
    stop();
    throw new Error(
      `WebKitWebDriver began no session within ${patience / 1000} seconds. It never does once its browser has crashed ` +
        `or could not start. They wrote: ${written() || 'nothing'}`,
    );
  }
  return {
    driver,
    stop: async () => {
      await driver.quit();
      stop();
    },
  };
}
