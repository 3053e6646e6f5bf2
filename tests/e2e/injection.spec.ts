import { expect, test, type Page } from '@playwright/test';
import { directivesIn, recordViolations } from './policy-violations.ts';

declare global {
  interface Window {
    /** Set by injected code, should it ever run. */
    injected?: true;
  }
}

const foreign = 'https://foreign.test';
const code = 'window.injected=true';
const reached = 'the other host was reached';

/**
 * The page as someone would serve it who can write into its markup. Gives the console with all violations;
 * a request that reaches the other host stands there too, and is answered with a script.
 */
async function openWith(page: Page, markup: string): Promise<string[]> {
  const messages = await recordViolations(page);
  await page.route(`${foreign}/**`, (route) => {
    messages.push(reached);
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.route('**/de', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
  });
  await page.goto('/de', { waitUntil: 'commit' });
  return messages;
}

/** Waits for the browser's report, and makes sure that nothing got past it. */
async function expectRefused(page: Page, messages: readonly string[], directive: string): Promise<void> {
  await expect.poll(() => directivesIn(messages)).toContain(directive);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  expect(messages).not.toContain(reached);
}

// The build's tests hold every page to the policy word by word; here the browser is seen to obey it.
for (const { what, markup, directive } of [
  { what: 'a script in the page', markup: `<script>${code}</script>`, directive: 'script-src-elem' },
  {
    what: 'a script from another host',
    markup: `<script src="${foreign}/a.js"></script>`,
    directive: 'script-src-elem',
  },
  { what: 'an event handler', markup: `<img src="/flags/de.svg" onload="${code}">`, directive: 'script-src-attr' },
  { what: 'a picture from another host', markup: `<img src="${foreign}/a.png">`, directive: 'img-src' },
  { what: 'a style attribute', markup: '<p style="position:fixed;inset:0"></p>', directive: 'style-src-attr' },
]) {
  test(`${what} that is injected into a page is refused`, async ({ page }) => {
    await expectRefused(page, await openWith(page, markup), directive);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
