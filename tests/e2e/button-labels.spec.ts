import { expect, test, type Locator } from '@playwright/test';
import { translator } from '../../src/content/translate.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

/** To run in the page: the labels that take more than one line. Texts for screen readers only do not count. */
function brokenLabels(controls: Element[]): string[] {
  const linesOf = (control: Element) => {
    const tops = new Set<number>();
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.textContent?.trim() === '' || (text.parentElement?.clientWidth ?? 0) === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  };
  return controls.filter((control) => linesOf(control) > 1).map((control) => control.textContent.trim());
}

async function expectUnbroken(controls: Locator): Promise<void> {
  expect(await controls.evaluateAll(brokenLabels)).toEqual([]);
}

for (const language of demandingLanguages) {
  test(`in ${language.name}, no button’s label is broken into lines, on a wide screen and on a phone`, async ({
    page,
  }) => {
    const t = translator(language);
    const register = page.getByRole('link', { name: t('registerNow') });
    await page.goto(`/${language.path}`);
    await untilHydrated(page);
    await expect(register).toHaveCount(3);
    await expectUnbroken(register);
    await expectUnbroken(page.getByRole('button'));
    const list = await openLanguageSwitcher(page, language);
    await expectUnbroken(list.getByRole('link'));

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 640 });
    await expectUnbroken(register);
    await expectUnbroken(page.getByRole('button'));
    await page.getByRole('button', { name: t('openMenu'), exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: t('signupMobile') })).toBeVisible();
    await expectUnbroken(drawer.getByRole('link'));
  });
}
