import { expect, test } from '@playwright/test';
import { translator } from '../../src/content/translate.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';

test('the browser takes the page for an app that can be put on a home screen', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const language of demandingLanguages) {
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
