import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { vi } from 'vitest';
import { fontEnvironment } from '../../src/owner/fonts/fonts.ts';
import { freePort } from '../support/free-port.ts';
import { cacheFolder, type Engine } from './browser.ts';

/*
 * MiniBrowser reaches only this machine. The session's own capability `proxy` would do the same, but WebKitGTK 2.50
 * reads its list of exceptions from memory that it has freed, and often crashes (bug 305707).
 */
const args = ['--automation', '--proxy=http://127.0.0.1:9', '--ignore-host=localhost', '--ignore-host=127.0.0.1'];
const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } });

/** Starts WebKitGTK's MiniBrowser in a display of its own. If it crashes, the driver never answers. */
export async function openWebKit(): Promise<Engine> {
  // Keeps the browser's own files inside the repository, and what it saves.
  const home = cacheFolder('webkit');
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const service = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...fontEnvironment('narrow'),
      HOME: home,
      LANG: 'en_US.UTF-8',
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  });
  const stop = () => process.kill(-service.pid!);
  await vi.waitFor(() => fetch(`${server}/status`), 30_000);
  process.once('exit', stop);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ pageLoad: 30_000 });

  return {
    downloads: home,
    open: (address) => driver.get(address),
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    pressControl: (letter) => driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    valueOf: (expression) => driver.executeScript(`return ${expression}`),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: () => driver.quit(),
  };
}
