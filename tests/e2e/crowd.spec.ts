import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { peopleOf } from '../support/expected-figures.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

/** How many dots a path draws. Each `h` segment draws one row of n dots and is n - 0.9 units long. */
const dotsOn = (path: string) =>
  [...path.matchAll(/h([-\d.]+)/g)].reduce((sum, [, length]) => sum + Math.ceil(Number(length)), 0);

/** How many dots are drawn of each case: whom the visitor brings in, whom they bring in, and those without a subscription. */
async function drawn(page: Page): Promise<number[][]> {
  const drawings = page.locator('[data-result] [data-case] svg:visible');
  const paths = await drawings.evaluateAll((all) =>
    all.map((svg) => [...svg.children].map((path) => path.getAttribute('d')!)),
  );
  return paths.map((all) => all.map(dotsOn));
}

/** The same numbers as the page says them. */
async function said(page: Page): Promise<number[][]> {
  const cases = page.locator('[data-result] [data-case]');
  const figureNumber = async (which: number, name: string) =>
    Number((await cases.nth(which).locator(`[data-figure=${name}]`).textContent())!.replace(/\D/g, ''));
  const all = [0, 1].map(async (which) => {
    const [own, theirs, active] = await Promise.all(
      ['ownPartners', 'partnersOfPartners', 'activeSubscriptions'].map((name) => figureNumber(which, name)),
    );
    return [own!, theirs!, own! + theirs! - active!];
  });
  return Promise.all(all);
}

test('each partner has a dot, hollow without a subscription, in both cases: of any month, and of any numbers', async ({
  page,
}) => {
  const { enter, month } = calculatorOn(page, defaultLanguage);
  // So few that a dot is one person.
  await page.goto(
    `/${defaultLanguage.path}${queryFor({ ...someInputs, partnersAtStart: 10, newLevel1PartnersPerMonth: 3 })}`,
  );
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

test('the dots are in the page as built, and of a shared link never those of other numbers', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}`);
  const dots = page.locator('[data-result] [data-case] svg').filter({ visible: true });
  await expect(dots).toHaveCount(2);
  const { own, theirs } = peopleOf(defaultInputs, plan.horizonMonths);
  const perDot = [1, 10, 100, 1000].find((people) => (own + theirs) / people <= 150)!;
  expect((await drawn(page))[0]!.slice(0, 2)).toEqual([own, theirs].map((people) => Math.ceil(people / perDot)));
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).shows(someInputs);
  await expect(dots).toHaveCount(0);
  release();
  await untilHydrated(page);
  await expect(dots).toHaveCount(2);
});
