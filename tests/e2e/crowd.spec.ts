import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);

/** How many dots a path has: one at a line's start, and one at each whole number after it. */
const dotsOn = (path: string) =>
  [...path.matchAll(/h([-\d.]+)/g)].reduce((sum, [, length]) => sum + Math.ceil(Number(length)), 0);

/** How many dots are drawn of each case: whom the visitor brings in, whom they bring in, and those without a subscription. */
async function drawn(page: Page): Promise<number[][]> {
  const drawings = page.locator('#calculator svg[role=img]:visible');
  const paths = await drawings.evaluateAll((all) =>
    all.map((svg) => [...svg.children].map((path) => path.getAttribute('d')!)),
  );
  return paths.map((all) => all.map(dotsOn));
}

/** The same numbers as the page says them. */
async function said(page: Page): Promise<number[][]> {
  const texts = await calculatorOn(page, defaultLanguage).figures.allTextContents();
  const [own, theirs, otherOwn, otherTheirs, active] = texts.map((text) => Number(text.replace(/\D/g, '')));
  const otherActive = Number(texts.at(texts.length === 8 ? 6 : 5)!.replace(/\D/g, ''));
  return [
    [own!, theirs!, own! + theirs! - active!],
    [otherOwn!, otherTheirs!, otherOwn! + otherTheirs! - otherActive],
  ];
}

test('each partner has a dot, hollow without a subscription, in both cases: of any month, and of any numbers', async ({
  page,
}) => {
  const { enter, month } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const before: number[][][] = [];
  for (const change of [() => month(2).check(), () => enter(withPartners(7)), () => month(3).check()]) {
    await change();
    await expect(async () => {
      const drawings = await drawn(page);
      expect(drawings).toEqual(await said(page));
      expect(drawings).not.toEqual(before.at(-1));
    }).toPass();
    before.push(await drawn(page));
  }
});

test('the drawing says in words whom it shows', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const [[own, theirs] = []] = await said(page);
  const name = [t('ownPartners'), t('partnersOfPartners')]
    .map((label, index) => t('labelledNumber', { label, count: count([own!, theirs!][index]!) }))
    .join(', ');
  await expect(page.getByRole('img', { name, exact: true })).toBeVisible();
});
