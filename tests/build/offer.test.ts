import { describe, expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { site } from '../../src/config/site.ts';
import { factsFor } from '../../src/content/facts.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { money } from '../support/expected-amounts.ts';
import { textsOf } from '../support/read-page.ts';

const tiers = Object.values(plan.tiers);
const invisible = /[\u200e\u200f\u061c]/g;

describe.for(languagePages)('$file', ({ language, $ }) => {
  const t = translator(language);
  const { percent } = formatsFor(language, plan.currency);
  const [lead = '', access = ''] = textsOf($, 'h1 ~ p').map((text) => text.replace(invisible, ''));

  test('says in its first sentence what share of the price a partner receives, as in the plan', () => {
    for (const ratesOf of [tiers.map((tier) => tier.level1Commission), tiers.map((tier) => tier.level2Commission)]) {
      const [lowest, highest] = [Math.min(...ratesOf), Math.max(...ratesOf)];
      const range = lowest === highest ? `${highest}` : `${lowest}–${highest}`;
      const said = percent(highest).replace(`${highest}`, range).replace(invisible, '');
      // Not as a part of another number.
      expect(new RegExp(`(?<![\\d–])${RegExp.escape(said)}(?!\\d)`).test(lead), said).toBe(highest > 0);
    }
  });

  test('shows both shares in bold, and nothing else', () => {
    const bold = textsOf($, 'h1 + p strong').map((text) => text.replace(invisible, ''));
    const { level1Rate, level2Rate, level2Pays } = factsFor(language);
    const rates = [level1Rate, ...(level2Pays === 'yes' ? [level2Rate] : [])].map((text) =>
      text.replace(invisible, ''),
    );
    expect(bold.toSorted()).toEqual(rates.toSorted());
  });

  test('says whether commission needs a subscription of one’s own where it makes the offer and at its button, as far as that is set', () => {
    const note = t('subscriptionForCommission');
    expect(note !== '').toBe(site.terms.commissionNeedsSubscription !== '');
    expect(access).toContain(note.replace(invisible, ''));
    expect(textsOf($, 'main p')).toContain(t('registrationNote').trim());
  });

  test('says there what that is in money for the first licence level', () => {
    const { priceCents, level1Commission, level2Commission } = tiers[0]!;
    for (const rate of [level1Commission, level2Commission].filter((whole) => whole > 0)) {
      const amount = money(language)((priceCents * rate) / 100).replace(invisible, '');
      // Between words that run from right to left, its parts keep their order.
      expect(lead).toContain(language.direction === 'rtl' ? `\u2066${amount}\u2069` : amount);
    }
  });

  test('says what is sold in the owner’s words for it, and nothing in brackets where the owner says nothing', () => {
    const words = site.whatIsSold[language.code] ?? '';
    expect(access).toContain(words.replace(invisible, ''));
    if (words !== '') for (const name of Object.keys(plan.tiers)) expect(access).toContain(name);
    else if (site.terms.commissionNeedsSubscription === '') expect(access).toBe('');
    expect(access).not.toMatch(/\(\s*\)|\.\./);
  });

  test('says below the prices whether they contain VAT, as far as that is set', () => {
    const note = t('vatNote');
    expect(note === '').toBe(site.terms.vat === '');
    expect(textsOf($, 'p').filter((text) => text !== '' && text === note)).toHaveLength(note === '' ? 0 : 1);
  });

  test('says beside the amounts to which other licence levels some move, where the plan has them move', () => {
    const note = t('upgradesNote');
    for (const name of Object.keys(plan.tiers) as (keyof typeof plan.tiers)[])
      expect(note.includes(name), name).toBe(plan.upgrades.some(({ shares }) => (shares[name] ?? 0) > 0));
    expect(textsOf($, '[data-result] > :last-child > p:first-of-type')).toEqual([note]);
  });
});
