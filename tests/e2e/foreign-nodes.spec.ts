import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { recordErrors } from './console-messages.ts';

const t = translator(defaultLanguage);
const typed = withPartners(12345);
const digits = String(typed.partnersAtStart);

/** To run in the page before React is there: what extensions, translators and blockers do to the built part. */
const intrusions = {
  'a node beside each field': () => {
    for (const field of document.querySelectorAll('#calculator input')) field.after(document.createElement('div'));
  },
  'a wrapper around each field': () => {
    for (const field of document.querySelectorAll('#calculator input')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'a node in each tile': () => {
    for (const tile of document.querySelectorAll('#calculator li')) tile.prepend(document.createElement('div'));
  },
  'no legend': () => document.querySelector('#calculator ul[aria-label]')!.remove(),
  'no share button': () => document.querySelector('button[name=kit]')!.remove(),
  'a text at the start of the island': () => document.querySelector('astro-island')!.prepend('text'),
};

/** More of them, for the exhaustive run. */
const moreIntrusions = {
  'other bars': () => {
    for (const bar of document.querySelectorAll('#calculator li svg')) bar.replaceChildren();
  },
  'a node at the start of the island': () =>
    document.querySelector('astro-island')!.prepend(document.createElement('div')),
  'a node at the end of the island': () => document.querySelector('astro-island')!.append(document.createElement('p')),
};

for (const [what, intrude] of Object.entries({ ...intrusions, ...moreIntrusions })) {
  const details = what in moreIntrusions ? exhaustive : {};
  test(
    `${what}, put there before React comes, costs neither focus nor keys nor an error`,
    details,
    async ({ page }) => {
      const errors = recordErrors(page);
      const release = await holdIslandScripts(page);
      const { partners, shows } = calculatorOn(page, defaultLanguage);
      await page.goto('/de');
      await page.evaluate(intrude);
      await partners.focus();
      await page.keyboard.type(digits.slice(0, 2));
      release();
      await untilHydrated(page);
      await page.keyboard.type(digits.slice(2));
      for (const key of ['ArrowUp', 'ArrowDown']) await page.keyboard.press(key);

      await expect(partners).toBeFocused();
      await shows(typed);
      await page.getByText(t('monthOverview'), { exact: true }).click();
      const overview = page.getByRole('region', { name: t('monthOverview') });
      await expect(overview.getByRole('row').last().getByRole('cell').first()).toHaveText(
        amountsFor(defaultLanguage, typed).at(-1)!,
      );
      expect(errors).toEqual([]);
    },
  );
}

test('a sign that is no number yet stays in a field that React makes anew', async ({ page }) => {
  const release = await holdIslandScripts(page);
  const { partners, shows } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await page.evaluate(intrusions['a node beside each field']);
  await partners.focus();
  await page.keyboard.type('1.00');
  release();
  await untilHydrated(page);
  await page.keyboard.press('0');
  await shows(withPartners(1000), '1.000');
  await expect(partners).toBeFocused();
});

test('a wrapper around the whole calculator costs no digit and nothing of what only React does', async ({ page }) => {
  const errors = recordErrors(page);
  const { enter, shows } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(otherInputs)}`);
  await page.evaluate(() => {
    const wrapper = document.createElement('div');
    const built = document.querySelector('astro-island > *')!;
    built.replaceWith(wrapper);
    wrapper.append(built);
  });
  await untilHydrated(page);
  await shows(otherInputs);
  await enter(someInputs);
  await shows(someInputs);
  await page.getByText(t('monthOverview'), { exact: true }).click();
  await expect(page.getByRole('region', { name: t('monthOverview') })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a drawing that stands above the calculator is not taken for its line', async ({ page }) => {
  const release = await holdIslandScripts(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  const line = page.locator('#calculator ol path');
  const built = (await line.getAttribute('d'))!;
  await page.evaluate(() => document.body.prepend(document.querySelector('#calculator ol path')!.cloneNode()));
  await partners.fill(digits);
  await expect(line).not.toHaveAttribute('d', built);
  await expect(page.locator('body > path')).toHaveAttribute('d', built);
  release();
});
