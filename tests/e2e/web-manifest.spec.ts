import { expect, test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';

test('the browser takes the page in every language for an app that can be put on a home screen', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const language of languages) {
    const { name, path } = language;
    await page.goto(`/${path}?ref=abc`);
    const { url, errors, manifest } = await browser.send('Page.getAppManifest');
    expect(errors, name).toEqual([]);
    expect(new URL(url).pathname).toBe(`/${path}.webmanifest`);
    expect(manifest.name).toBe(translator(language)('calculatorName'));
    expect(new URL(manifest.startUrl!).pathname).toBe(`/${path}`);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // The tests' windows are private ones, which install nothing: no other reason may stand against it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  }
});

test('the server names the type of a web app manifest', async ({ request }) => {
  const response = await request.get('/ae.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
});
