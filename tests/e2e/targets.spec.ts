import { expect, test, type Locator } from '@playwright/test';
import { translator } from '../../src/content/translate.ts';
import { openDisclosures } from './disclosures.ts';
import { changedInputs, queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { bothDirections } from '../support/demanding-languages.ts';

/** Smallest side of what a finger aims at, in pixels. */
const smallest = 44;

async function expectLargeEnough(controls: Locator): Promise<void> {
  await expect(controls).not.toHaveCount(0);
  const tooSmall = await controls.evaluateAll(
    (all, side) =>
      all
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name = control.getAttribute('aria-label') ?? control.textContent.trim();
          return { name, width, height };
        })
        .filter(({ width, height }) => Math.min(width, height) < side),
    smallest,
  );
  expect(tooSmall).toEqual([]);
}

for (const language of bothDirections) {
  test(`in ${language.name}, every button, field and link is large enough for a finger`, async ({ page }) => {
    const t = translator(language);
    const list = page.getByRole('navigation', { name: t('language'), exact: true });
    await page.goto(`/${language.path}${queryFor(changedInputs)}`);
    await untilHydrated(page);
    await openDisclosures(page);
    for (const { width, menu } of [
      { width: 1280, menu: t('chooseLanguage') },
      { width: 320, menu: t('openMenu') },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = page.locator('summary').or(page.getByRole('button')).or(page.getByRole('textbox'));
      // A link within a text is as high as its line.
      const links = page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasNotText: t('incomeDisclosure') });
      await expectLargeEnough(controls.or(links));
      await expectLargeEnough(page.locator('[name=month]'));
      await page.getByRole('button', { name: menu }).click();
      await expectLargeEnough(list.getByRole('link'));
      await page.keyboard.press('Escape');
    }
  });
}
