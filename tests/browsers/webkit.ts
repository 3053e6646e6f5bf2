import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { candidates, type Browser } from './browser.ts';
import { cacheFolder } from './cache-folder.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the driver in a display of its own. Returns a function that stops it and all that it started. */
async function startDriver(port: number, home: string): Promise<() => void> {
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, LANG: 'en_US.UTF-8', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' },
  });
  await once(driver, 'spawn');
  return () => process.kill(-driver.pid!);
}

/** Resolves once the address answers. Throws after 30 seconds. */
async function waitFor(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const patience = AbortSignal.timeout(30_000); !(await isThere()); patience.throwIfAborted());
}

/** Starts WebKitGTK's MiniBrowser. It can reach only this machine. */
export async function openWebKit(): Promise<Browser> {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  // Keeps the browser's own files inside the repository, and what it saves.
  const home = cacheFolder('webkit');
  const stopDriver = await startDriver(port, home);
  await waitFor(`${server}/status`);
  const nowhere = '127.0.0.1:9';
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: nowhere, sslProxy: nowhere, noProxy: ['localhost', '127.0.0.1'] },
  });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(capabilities)
    .build();
  await driver.manage().setTimeouts({ pageLoad: 30_000 });

  return {
    downloads: home,
    open: (address) => driver.get(address),
    click: async (role, name) => {
      for (const element of await driver.findElements(By.css(candidates[role]))) {
        if ((await element.isDisplayed()) && (await element.getAccessibleName()) === name) return element.click();
      }
      throw new Error(`No ${role} "${name}" is visible.`);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    evaluate: (script) => driver.executeScript(`return (${String(script)})()`),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await driver.quit();
      stopDriver();
    },
  };
}
