import { expect, test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { largestInputs } from '../../src/model/largest-inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { openDisclosures } from './disclosures.ts';
import { textFaults } from './layout-faults.ts';

for (const language of demandingLanguages)
  test(`in ${language.name}, paper is white, and nothing on it stands over a text`, async ({ page }) => {
    const t = translator(language);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const query of ['', queryFor(largestInputs)]) {
      await page.goto(`/${language.path}${query}`);
      await untilHydrated(page);
      await openDisclosures(page);
      // As wide as a sheet of A4 within its margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(textFaults)).toEqual([]);
      await expect(page.getByText(t('disclaimerText').split('\n')[1]!)).toBeVisible();
      for (const part of ['html', 'body', 'main', '#calculator section'])
        for (const one of await page.locator(part).all())
          await expect(one).toHaveCSS('background-color', /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
      await page.emulateMedia({ media: 'screen' });
    }
  });

test('English at its defaults is one page of A4, with what was opened on it, and without what is closed', async ({
  page,
}) => {
  const english = translator(languages.find(({ code }) => code === 'en')!);
  const explanation = page.getByText(english('calculationExplanation'), { exact: true });
  const pages = async () =>
    [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  await page.goto('/en');
  await untilHydrated(page);
  const count = await pages();
  expectToFit('On paper', count > 1 ? [`${count} pages`] : []);
  await page.emulateMedia({ media: 'print' });
  await expect(explanation).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await openDisclosures(page);
  await page.emulateMedia({ media: 'print' });
  await expect(explanation).toBeVisible();
});
