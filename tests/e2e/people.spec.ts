import { expect, test, type Page } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);

/** The partners of a case: the visitor's own, and those whom they bring in. */
interface Partners {
  readonly own: number;
  readonly theirs: number;
}

/** How many marks a path has. A mark is a dash without length: one at a line's start, and one at each whole number after it. */
const marksOn = (path: string) =>
  [...path.matchAll(/h([-\d.]+)/g)].reduce((sum, [, length]) => sum + Math.ceil(Number(length)), 0);

/** How many marks are drawn of each case: the visitor's own lie over those of all partners. */
async function drawn(page: Page): Promise<Partners[]> {
  const drawings = await page
    .locator('#calculator svg:has(> path + path)')
    .evaluateAll((all) => all.map((svg) => [...svg.children].map((path) => path.getAttribute('d')!)));
  return drawings.map((paths) => {
    const [all = 0, own = 0] = paths.map(marksOn);
    return { own, theirs: all - own };
  });
}

/** What the table says of both cases. */
async function inTable(page: Page): Promise<[plan: Partners, cautious: Partners]> {
  const texts = await calculatorOn(page, defaultLanguage).figures.allTextContents();
  const numberIn = (text = '') => Number(text.replace(/\D/g, ''));
  const partners = (index: number) => ({ own: numberIn(texts[index]), theirs: numberIn(texts[index + 2]) });
  return [partners(0), partners(1)];
}

test('each partner in the table has a mark, in both cases: of any month, and of any numbers', async ({ page }) => {
  const { enter, month } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const before: Partners[][] = [];
  for (const change of [() => month(2).check(), () => enter(withPartners(7)), () => month(3).check()]) {
    await change();
    await expect(async () => {
      const drawings = await drawn(page);
      expect(drawings).toEqual(await inTable(page));
      expect(drawings).not.toEqual(before.at(-1));
    }).toPass();
    before.push(await drawn(page));
  }
});

test('where partners are too many for a mark each, a sentence says how many a mark stands for, in both cases', async ({
  page,
}) => {
  await page.goto(`/${defaultLanguage.path}${queryFor(largestInputs)}`);
  await untilHydrated(page);
  await expect.poll(() => drawn(page)).toHaveLength(2);
  const partners = await inTable(page);
  const [marks] = await drawn(page);
  const bundle = 10 ** Math.ceil(Math.log10(partners[0].own / marks!.own));
  await expect(page.getByText(t('peopleScale', { bundle: count(bundle) }), { exact: true })).toBeVisible();
  expect(await drawn(page)).toEqual(
    partners.map(({ own, theirs }) => ({ own: Math.ceil(own / bundle), theirs: Math.ceil(theirs / bundle) })),
  );
});
