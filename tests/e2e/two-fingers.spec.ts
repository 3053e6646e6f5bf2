import { expect, test, type CDPSession, type Locator } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** The middle of a button, moved by as many pixels, as a finger touches it. */
async function finger(button: Locator, id: number, aside = 0) {
  const { x, y, width, height } = (await button.boundingBox())!;
  return { id, x: x + width / 2 + aside, y: y + height / 2 };
}

/** Tells the browser which fingers are on the screen from now on. */
const touch = (devTools: CDPSession, type: 'touchStart' | 'touchEnd', fingers: Awaited<ReturnType<typeof finger>>[]) =>
  devTools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers });

for (const place of ['another button', 'the same button']) {
  for (const lifted of ['first', 'second'] as const) {
    test(`with a second finger on ${place}, the numbers rest once both are lifted, the ${lifted} one ahead`, async ({
      page,
    }) => {
      const { partners, monthly, increase } = calculatorOn(page, defaultLanguage);
      await page.clock.install({ time: 0 });
      await page.goto(`/de${queryFor(someInputs)}`);
      await untilHydrated(page);
      await page.clock.pauseAt(60_000);
      const button = increase('partnersAtStart');
      await button.scrollIntoViewIfNeeded();
      const first = await finger(button, 1, -8);
      const second = await finger(place === 'another button' ? increase('newLevel1PartnersPerMonth') : button, 2, 8);
      const devTools = await page.context().newCDPSession(page);
      await touch(devTools, 'touchStart', [first]);
      await page.clock.runFor(200);
      await touch(devTools, 'touchStart', [first, second]);
      await page.clock.runFor(2000);
      await expect.poll(() => partners.inputValue().then(Number)).toBeGreaterThan(someInputs.partnersAtStart + 5);
      await touch(devTools, 'touchEnd', [lifted === 'first' ? second : first]);
      await touch(devTools, 'touchEnd', []);

      const values = () => Promise.all([partners, monthly].map((field) => field.inputValue().then(Number)));
      const [partnersAtStart, newLevel1PartnersPerMonth] = (await values()) as [number, number];
      await page.clock.runFor(3000);
      const rested = { ...someInputs, partnersAtStart, newLevel1PartnersPerMonth };
      expect(await values()).toEqual([partnersAtStart, newLevel1PartnersPerMonth]);
      await expect(page).toHaveURL(`/de${queryFor(rested)}`);
      const amount = amountsFor(defaultLanguage, rested).at(-1)!;
      await expect(page.getByRole('status')).toContainText(
        t('resultAnnouncement', { month: plan.horizonMonths, amount }),
      );
    });
  }
}
