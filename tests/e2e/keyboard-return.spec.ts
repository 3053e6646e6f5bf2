import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents } from '../../src/config/own-subscription.ts';
import { plan } from '../../src/config/plan.ts';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { openDisclosures } from './disclosures.ts';
import { isInSight } from './in-sight.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherWayRoundOn } from '../support/needed.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const language of demandingLanguages) {
  const details = language === defaultLanguage ? {} : exhaustive;
  test(
    `in ${language.name}, on a phone, no stop on the way back up is under what sticks to the top`,
    details,
    async ({ page }) => {
      const t = translator(language);
      const { fields, decrease, increase, assumptionsTitle, detailTitle, month } = calculatorOn(page, language);
      await page.goto(`/${language.path}`);
      await untilHydrated(page);
      await openDisclosures(page);
      const needed = otherWayRoundOn(page, language);
      const film = (key: 'whoIs{product}' | 'calculatorVideo') =>
        page.getByRole('link', { name: t('playVideo', { title: t(key) }) });
      const disclosures = page.getByRole('link', { name: t('incomeDisclosure') });
      const registerLinks = page.getByRole('main').getByRole('link', { name: t('registerNow') });
      const hasDisclosure = site.legal.incomeDisclosure !== '';
      const ofFields = (names: readonly (keyof Inputs)[]) =>
        names.flatMap((name) => [increase(name), fields[name], decrease(name)]);
      const wayBack = [
        ...(hasDisclosure ? [disclosures.last()] : []),
        page.getByRole('region', { name: t('monthOverview'), exact: true }),
        detailTitle,
        ...(await needed.takeOver.all()).toReversed(),
        ...(ownPriceCents === undefined ? [] : [needed.useOwnFee]),
        needed.increase,
        needed.amount,
        needed.decrease,
        needed.title,
        page.getByRole('button', { name: t('share'), exact: true }),
        registerLinks.last(),
        month(plan.horizonMonths),
        ...ofFields(['conversion', 'referralsTenths', 'cancellation']),
        assumptionsTitle,
        ...(hasDisclosure ? [disclosures.first()] : []),
        ...ofFields(['newLevel1PartnersPerMonth', 'partnersAtStart']),
        registerLinks.first(),
        film('calculatorVideo'),
        film('whoIs{product}'),
      ];
      await page.locator('summary').last().focus();
      for (const stop of wayBack) {
        await page.keyboard.press('Shift+Tab');
        await expect(stop).toBeFocused();
        // The ring of a field is around its buttons, too.
        const { ring, isHigh } = await stop.evaluate((element) => ({
          ring: [element, element.parentElement!].map((box) => getComputedStyle(box).outlineStyle),
          isHigh: element.clientHeight > innerHeight / 2,
        }));
        expect(ring).toContain('solid');
        if (!isHigh) expect(await stop.evaluate(isInSight), String(stop)).toBe(true);
      }
    },
  );
}
