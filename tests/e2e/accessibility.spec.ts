import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, exhaustive } from '../support/demanding-languages.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { kitOn } from '../support/kit.ts';
import { goalSeekOn } from '../support/goal-seek.ts';
import { openLanguageSwitcher } from './language-switcher.ts';
import { videosOf } from '../support/page-videos.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeCode = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours, the only thing that another colour scheme changes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds once everything that slides or fades has come to rest. */
async function violations(page: Page, part: string, rules: RunOnly): Promise<string[]> {
  // An animation that is cancelled because its element was removed has ended, too. Scroll-driven animations have
  // another timeline and never end by themselves.
  await page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const found = await page.evaluate(
    // The player's own page is not ours to mend.
    ([context, runOnly]) => window.axe.run(context, { runOnly, resultTypes: ['violations'], iframes: false }),
    [part, rules] as const,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Looks at the page, or at the part of it that has just been opened, in both colour schemes. */
async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  expect(await violations(page, part, { type: 'tag', values: standards })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, part, { type: 'rule', values: colourRules })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

const menuButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: translator(language)('openMenu'), exact: true });

async function openMenu(page: Page, language: Language): Promise<void> {
  const menu = menuButton(page, language);
  if (await menu.isVisible()) await menu.click();
  else await openLanguageSwitcher(page, language);
}

test('the 404 page has no barrier, light and dark', async ({ page }) => {
  await page.goto('/nope');
  await page.evaluate(axeCode);
  await expectNoViolation(page);
});

const [phone, desktop] = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;
/** One language of each direction, each at one of the two widths: length matters less to these rules. */
const tried: Readonly<Record<string, object>> = { de: phone, ar: desktop };

for (const { language, viewport } of demandingLanguages.flatMap((one) =>
  [phone, desktop].map((viewport) => ({ language: one, viewport })),
)) {
  test(
    `at ${viewport.width} px ${language.name} has no barrier, light and dark, whatever is open`,
    tried[language.code] === viewport ? {} : exhaustive,
    async ({ page }) => {
      // Six whole analyses of the page, each of which takes seconds.
      test.slow();
      await page.setViewportSize(viewport);
      const t = translator(language);
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Player</title>' }),
      );
      await page.goto(`/${language.path}`);
      await untilHydrated(page);
      await page.evaluate(axeCode);
      // A phone's menu is all that there is while it is open; any other leaves the page as it was.
      if (viewport === phone) await expectNoViolation(page);
      await openMenu(page, language);
      await expectNoViolation(page, viewport === phone ? 'dialog[open]' : 'html');
      await page.keyboard.press('Escape');

      const goalSeek = goalSeekOn(page, language);
      await goalSeek.open();
      await goalSeek.amount.fill('1000');
      for (const key of ['monthOverview', 'calculationBasis', 'changeAssumptions'] as const) {
        await page.getByText(t(key), { exact: true }).first().click();
      }
      // Shows all that the page says of a change and of bounds.
      await calculatorOn(page, language).assume({ ...defaultInputs, conversion: 0, cancellation: 100 });
      for (const { link } of videosOf(language).slice(-1)) {
        await page.getByRole('link', { name: link }).click();
        await expect(page.locator('iframe')).toBeVisible();
      }
      await expectNoViolation(page);

      const kit = kitOn(page, language);
      await kit.open();
      await expectNoViolation(page, 'dialog[open]');
      await kit.referralCode.fill('..');
      await expectNoViolation(page, 'dialog[open]');
    },
  );
}
