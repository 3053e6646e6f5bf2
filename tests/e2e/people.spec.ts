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

/** How many marks are drawn: of all partners and, over them, of the visitor's own. */
const marks = (page: Page) =>
  page.locator('#calculator svg:has(> path + path) > path').evaluateAll((paths) =>
    paths.map((path) =>
      // A mark is a dash without length: one at a line's start, and one at each whole number after it.
      [...path.getAttribute('d')!.matchAll(/h([-\d.]+)/g)].reduce(
        (sum, [, length]) => sum + Math.ceil(Number(length)),
        0,
      ),
    ),
  );

/** The partners in the table: the visitor's own, and those whom they bring in. */
async function partners(page: Page): Promise<[own: number, theirs: number]> {
  const texts = await calculatorOn(page, defaultLanguage).figures.allTextContents();
  const numberIn = (text = '') => Number(text.replace(/\D/g, ''));
  return [numberIn(texts[0]), numberIn(texts[2])];
}

test('each partner in the table has a mark, the visitor’s own over the others: of any month, and of any numbers', async ({
  page,
}) => {
  const { enter, month } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const drawn = new Set<string>();
  for (const change of [
    () => month(2).check(),
    () => month(plan.horizonMonths).check(),
    () => enter(withPartners(7)),
  ]) {
    await change();
    await expect
      .poll(async () => {
        const [own, theirs] = await partners(page);
        const [all, ofOwn] = await marks(page);
        return all === own + theirs && ofOwn === own && !drawn.has(`${all}`);
      })
      .toBe(true);
    drawn.add(`${(await marks(page))[0]}`);
  }
});

test('where partners are too many for a mark each, a sentence says how many a mark stands for', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}${queryFor(largestInputs)}`);
  await untilHydrated(page);
  const [own, theirs] = await partners(page);
  await expect.poll(() => marks(page)).toHaveLength(2);
  const [all = 0] = await marks(page);
  const bundle = 10 ** Math.ceil(Math.log10((own + theirs) / all));
  await expect(page.getByText(t('peopleScale', { bundle: count(bundle) }), { exact: true })).toBeVisible();
});
