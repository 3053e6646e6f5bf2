import { expect, test, type Page } from '@playwright/test';
import { directivesIn, recordViolations } from './policy-violations.ts';

declare global {
  interface Window {
    /** Set by injected code, should it ever run. */
    injected?: true;
    /** Not yet among TypeScript's types. */
    readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown };
  }
}

const foreign = 'https://foreign.test';
const code = 'window.injected=true';
const reached = 'the other host was reached';

/**
 * The page as someone would serve it who can write into its markup. Gives the console with all violations;
 * a request that reaches the other host stands there too, and is answered with a script.
 */
async function openWith(page: Page, path: string, markup: string): Promise<string[]> {
  const messages = await recordViolations(page);
  await page.route(`${foreign}/**`, (route) => {
    messages.push(reached);
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${markup}</main>`) });
  });
  await page.goto(path, { waitUntil: 'commit' });
  return messages;
}

/** Waits for the browser's report, and makes sure that nothing got past it. */
async function expectRefused(page: Page, messages: readonly string[], directive: string): Promise<void> {
  await expect.poll(() => directivesIn(messages)).toContain(directive);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
  expect(messages).not.toContain(reached);
}

for (const { what, markup, directive } of [
  { what: 'a script in the page', markup: `<script>${code}</script>`, directive: 'script-src-elem' },
  { what: 'a module in the page', markup: `<script type="module">${code}</script>`, directive: 'script-src-elem' },
  {
    what: 'a script from another host',
    markup: `<script src="${foreign}/a.js"></script>`,
    directive: 'script-src-elem',
  },
  { what: 'a script in its address', markup: `<script src="data:,${code}"></script>`, directive: 'script-src-elem' },
  { what: 'an event handler', markup: `<img src="/flags/de.svg" onload="${code}">`, directive: 'script-src-attr' },
  { what: 'a picture from another host', markup: `<img src="${foreign}/a.png">`, directive: 'img-src' },
  {
    what: 'a picture in its address',
    markup: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    directive: 'img-src',
  },
  { what: 'a style in the page', markup: '<style>main{display:none}</style>', directive: 'style-src-elem' },
  { what: 'a style attribute', markup: '<p style="position:fixed;inset:0"></p>', directive: 'style-src-attr' },
  {
    what: 'a style sheet from another host',
    markup: `<link rel="stylesheet" href="${foreign}/a.css">`,
    directive: 'style-src-elem',
  },
  { what: 'a frame from another host', markup: `<iframe src="${foreign}/"></iframe>`, directive: 'frame-src' },
  { what: 'a plug-in', markup: `<object data="${foreign}/a.swf"></object>`, directive: 'object-src' },
  { what: 'a film from another host', markup: `<video src="${foreign}/a.mp4"></video>`, directive: 'media-src' },
  { what: 'another base for all links', markup: `<base href="${foreign}/">`, directive: 'base-uri' },
]) {
  test(`${what} that is injected into a page is refused`, async ({ page }) => {
    await expectRefused(page, await openWith(page, '/de', markup), directive);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['/', '/nope']) {
  test(`a script that is injected into the page at ${path} is refused`, async ({ page }) => {
    // The root stays open, to be looked at: an answer without content is no page to go to.
    await page.route('**/en', (route) => route.fulfill({ status: 204 }));
    await expectRefused(page, await openWith(page, path, `<script>${code}</script>`), 'script-src-elem');
  });
}

test('a link that is a script is refused', async ({ page }) => {
  const messages = await openWith(page, '/de', `<a href="javascript:${code}">Injected</a>`);
  await page.getByRole('link', { name: 'Injected', exact: true }).click();
  await expectRefused(page, messages, 'script-src-elem');
});

for (const { what, attempt, directive } of [
  {
    what: 'text is not run as code',
    attempt: () => void eval('window.injected=true'),
    directive: 'require-trusted-types-for',
  },
  {
    what: 'text does not become a function',
    attempt: () => void Function('window.injected=true')(),
    directive: 'require-trusted-types-for',
  },
  {
    what: 'text does not become markup',
    attempt: () => void (document.body.innerHTML = '<p>'),
    directive: 'require-trusted-types-for',
  },
  {
    what: 'no exception is made for text',
    attempt: () => void window.trustedTypes.createPolicy('default', {}),
    directive: 'trusted-types',
  },
  {
    what: 'nothing is sent to another host',
    attempt: () => void fetch('https://foreign.test'),
    directive: 'connect-src',
  },
]) {
  test(`${what}, even by a script that runs`, async ({ page }) => {
    // While a browser starts what a test hands it, it is lenient; later it treats it as the page's own.
    await page.addInitScript(`addEventListener('load', ${attempt})`);
    await expectRefused(page, await openWith(page, '/de', ''), directive);
  });
}
