import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import { cache, fontEnvironment } from '../support/fonts/fonts.ts';
import { freePort } from '../support/free-port.ts';
import { testIn } from './scenarios.ts';

/*
 * WebKitGTK's MiniBrowser in a display of its own. It reaches only this machine. The session's own capability `proxy`
 * would do the same, but WebKitGTK 2.50 reads its list of exceptions from memory that it has freed, and often crashes
 * (bug 305707).
 */
const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1'];
const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });
const port = await freePort();
const server = `http://127.0.0.1:${port}`;
const service = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
  detached: true,
  // Nothing of the driver may outlive the tests, nor hold what they print into open.
  stdio: 'ignore',
  // Keeps the browser's own files inside the repository.
  env: { ...process.env, ...fontEnvironment('narrow'), HOME: cache, LANG: 'en_US.UTF-8', NO_AT_BRIDGE: '1' },
});
const stop = () => process.kill(-service.pid!);
await vi.waitFor(() => fetch(`${server}/status`), 30_000);
const session = new Builder().disableEnvironmentOverrides().usingServer(server).withCapabilities(capabilities).build();
// The driver never answers once its browser has crashed.
const driver = await Promise.race([session, setTimeout(45_000, undefined, { ref: false })]);
if (driver === undefined) {
  stop();
  throw new Error('WebKitWebDriver began no session within 45 seconds.');
}
await driver.manage().setTimeouts({ pageLoad: 30_000 });

testIn({
  open: (address) => driver.get(address),
  type: (text) => driver.actions().sendKeys(text).perform(),
  press: (key) => {
    const [, letter] = key.split('+');
    const actions = driver.actions();
    if (letter === undefined) return actions.sendKeys(Key.ESCAPE).perform();
    return actions.keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform();
  },
  clickAt: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform(),
  valueOf: (expression) => driver.executeScript(`return ${expression}`),
  resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
  close: async () => {
    await driver.quit();
    stop();
  },
});
