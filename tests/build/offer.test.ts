import { describe, expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { settings } from '../../src/settings/settings.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { money } from '../support/expected-amounts.ts';
import { textsOf } from '../support/read-page.ts';

const { tiers } = plan;
const invisible = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const bare = (text: string) => text.replace(invisible, '').trim();

describe.for(languagePages)('$file', ({ language, $ }) => {
  const t = translator(language);
  const { percent } = formatsFor(language);
  const [access = '', subtitle = ''] = ['h1 ~ p.note', 'h1 + p'].map((part) => bare(textsOf($, part).join('')));

  test('says which shares of the price are paid if all plans have the same, and what subscription it takes', () => {
    for (const level of ['level1Commission', 'level2Commission'] as const) {
      const rates = new Set(tiers.map((tier) => tier[level]));
      expect(subtitle.includes(bare(percent(tiers[0]![level])))).toBe(rates.size === 1 && !rates.has(0));
    }
    const price = bare(money(language)(tiers[0]!.priceCents));
    expect(subtitle.includes(price)).toBe(settings.terms.commissionNeedsSubscription === 'yes');
  });

  test('says at the button whether commission needs a subscription of one’s own, if that is set', () => {
    expect(textsOf($, 'main p').map(bare)).toContain(bare(t('registrationNote')));
  });

  test('says what is sold in the owner’s words, or nothing', () => {
    const words = settings.whatIsSold[language.path] ?? '';
    expect(access).toContain(bare(words));
    if (words !== '') for (const { name } of tiers) expect(access).toContain(name);
    else expect(access).toBe('');
    expect(access).not.toMatch(/\(\s*\)|\.\./);
  });

  test('says below the prices whether they contain VAT, as far as that is set', () => {
    const note = t('vatNote');
    expect(note === '').toBe(settings.terms.vat === '');
    expect(textsOf($, 'p').filter((text) => text !== '' && text === note)).toHaveLength(note === '' ? 0 : 1);
  });

  test('names at the sum of a month the tiers to which some move, where the plan has them move', () => {
    const label = textsOf($, '.month-detail dl > div:nth-last-child(3) dt').join('');
    for (const { name } of tiers)
      expect(label.includes(name), name).toBe(
        plan.upgrades.some(({ tier, percent: share }) => tier === name && share > 0),
      );
  });
});
