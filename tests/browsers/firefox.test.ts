import { firefox } from 'playwright-core';
import { fontEnvironment } from '../support/fonts/fonts.ts';
import { findFirefox } from './ensure-browsers.ts';
import { testIn } from './scenarios.ts';

/** The installed Firefox without a window. It can reach only this machine. */
const browser = await firefox.launch({
  // Firefox as its makers publish it, over WebDriver BiDi, and not Playwright's own build.
  channel: 'moz-firefox',
  executablePath: findFirefox() ?? 'firefox',
  env: { ...process.env, ...fontEnvironment('narrow') },
  firefoxUserPrefs: {
    'network.dns.disabled': true,
    'network.dns.localDomains': 'localhost',
    'intl.accept_languages': 'en-US',
  },
});
const context = await browser.newContext();
let page = await context.newPage();
let size = { width: 1280, height: 1000 };

testIn({
  open: async (address) => {
    // In a tab of its own: where a page was left by a script, Playwright waits in vain for that to have ended.
    await page.close();
    page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto(address);
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  clickAt: (x, y) => page.mouse.click(x, y),
  valueOf: (expression) => page.evaluate(expression),
  resize: async (width, height) => {
    size = { width, height };
    await page.setViewportSize(size);
  },
  close: () => browser.close(),
});
