import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { untilHydrated } from './island-scripts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at the page once everything that slides or fades has come to rest. */
async function expectNoViolation(page: Page): Promise<void> {
  // One that is cancelled, because what it moved has gone, has come to rest too.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // Legacy mode looks at this page alone, a quarter of the time: the player's own page is not ours to mend.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function openMenu(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('button', { name: translator(language)('openMenu'), exact: true });
  if (await menu.isVisible()) await menu.click();
  else await openLanguageSwitcher(page, language);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const language of languages) {
      test(`${language.name} has no barrier: as loaded, menu open, disclosures open, video playing`, async ({
        page,
      }) => {
        const t = translator(language);
        await page.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title>' }),
        );
        await page.goto(`/${language.path}`);
        await untilHydrated(page);
        await expectNoViolation(page);

        await openMenu(page, language);
        await expectNoViolation(page);
        await page.keyboard.press('Escape');

        for (const key of ['monthOverview', 'calculationBasis'] as const) {
          await page.getByText(t(key), { exact: true }).first().click();
        }
        await expectNoViolation(page);

        await page.getByRole('link', { name: t('playVideo', { title: t('calculatorVideo') }) }).click();
        await expect(page.locator('iframe')).toBeVisible();
        await expectNoViolation(page);
      });
    }
  });
}
