import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

interface Stop {
  readonly name: string;
  /** Position in the document, to compare with the order of the stops. */
  readonly place: number;
  readonly isOutlined: boolean;
  /** What stands at the middle of the stop is the stop: nothing covers it, and it is in the window. */
  readonly isUncovered: boolean;
}

/** What has the focus, if it is in the page. */
const focused = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement!;
    if (element === document.body) return undefined;
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const heard = (labels[0] ?? (element as HTMLInputElement).labels?.[0] ?? element).cloneNode(true) as Element;
    for (const part of heard.querySelectorAll('[aria-hidden=true]')) part.remove();
    // A link may begin at the end of one line and go on in the next.
    const { x, y, width, height } = element.getClientRects()[0]!;
    const top = document.elementFromPoint(x + width / 2, y + Math.min(height, 20) / 2);
    return {
      name: element.getAttribute('aria-label') ?? heard.textContent.trim(),
      place: [...document.querySelectorAll('*')].indexOf(element),
      // A number field is outlined together with its buttons.
      isOutlined: [element, element.parentElement!].some((one) => getComputedStyle(one).outlineStyle !== 'none'),
      isUncovered: top !== null && (element.contains(top) || top.contains(element)),
    };
  });

/** What Tab comes to in the rows of the assumptions. */
const stopsInGroup = [t('conversion'), t('cancellationRate'), t('referralRate')];

/** The months, as a screen reader names them, without their amounts. */
const monthNames = Array.from({ length: plan.horizonMonths }, (_, index) => t('monthNumber', { month: index + 1 }));

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`at ${viewport.width} px every stop of the Tab key is in order, in sight and outlined`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`/${defaultLanguage.path}${queryFor(changedInputs)}`);
    await untilHydrated(page);
    // Not by a click, from which Tab would go on.
    await page
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => (details.open = true));
    await expect(page.getByRole('combobox').first()).toBeVisible();
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops[0]?.name).toBe(t('skipToCalculator'));
    const inFooter = await page.getByRole('contentinfo').getByRole('link').allTextContents();
    expect(stops.slice(-1 - inFooter.length).map(({ name }) => name)).toEqual([t('monthOverview'), ...inFooter]);
    const names = stops.map(({ name }) => name);
    expect(names.filter((name) => stopsInGroup.includes(name))).toEqual(stopsInGroup);
    const monthStops = names.filter((name) => monthNames.some((month) => name.startsWith(`${month} `)));
    expect(monthStops).toEqual([expect.stringContaining(monthNames.at(-1)!)]);
    expect(stops.filter(({ isOutlined }) => !isOutlined)).toEqual([]);
    expect(stops.filter(({ isUncovered }) => !isUncovered)).toEqual([]);
    expect(stops.map(({ place }) => place)).toEqual(stops.map(({ place }) => place).toSorted((a, b) => a - b));
  });
}

test('the skip link leads to the calculator: the next stop is its first control', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(calculatorOn(page, defaultLanguage).decreasePartners).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Tab goes from the language button through its open list and on; Escape closes it', async ({ page }) => {
      await page.goto(`/${defaultLanguage.path}`);
      const button = page.getByRole('button', { name: t('chooseLanguage') });
      const list = page.getByRole('navigation', { name: t('language'), exact: true });
      await button.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(button).toBeFocused();

      await button.press('Enter');
      for (const link of await list.getByRole('link').all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: t('registerNow') })).toBeFocused();
      // It would cover what has the focus further down. Only a script closes it.
      if (javaScriptEnabled) await expect(list).toBeHidden();

      await button.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(button).toBeFocused();
    });
  });
}
