import { expect, test, type Locator } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { openDisclosures } from './disclosures.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const bothDirections = [defaultLanguage, ...languages.filter(({ direction }) => direction === 'rtl')];

/** Smallest side of what a finger aims at, in pixels. */
const smallest = 44;

async function expectLargeEnough(controls: Locator): Promise<void> {
  await expect(controls).not.toHaveCount(0);
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    const name = await control.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent.trim());
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(smallest);
  }
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
]) {
  for (const language of bothDirections) {
    test(`at ${viewport.width} px in ${language.name}, every button, field and link is large enough for a finger`, async ({
      page,
    }) => {
      const t = translator(language);
      await page.setViewportSize(viewport);
      await page.goto(`/${language.path}`);
      await untilHydrated(page);
      await openDisclosures(page);
      const controls = page.locator('summary').or(page.getByRole('button')).or(page.getByRole('textbox'));
      await expectLargeEnough(controls.or(page.getByRole('combobox')).or(page.getByRole('main').getByRole('link')));

      const menu = page.getByRole('button', { name: t('openMenu'), exact: true });
      await menu.or(page.getByRole('button', { name: t('chooseLanguage') })).click();
      const list = page.getByRole('navigation', { name: t('language'), exact: true });
      await expectLargeEnough(list.getByRole('link'));
    });
  }
}
