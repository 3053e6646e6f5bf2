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
  const [rates = [], [access = '', subtitle = '']] = [
    textsOf($, 'h1 ~ dl dt'),
    [textsOf($, 'h1 ~ p.note').join(''), textsOf($, 'h1 + p').join('')],
  ].map((texts) => texts.map((text) => text.replace(invisible, ''))) as [string[], string[]];

  test('lists the plan’s shares of the price, and the price of the subscription that it takes', () => {
    const shares = (['level1Commission', 'level2Commission'] as const)
      .map((level) => tiers.map((tier) => tier[level]))
      .filter((ofTiers) => Math.max(...ofTiers) > 0);
    expect(rates).toEqual(
      shares.map((ofTiers) => {
        const [lowest, highest] = [Math.min(...ofTiers), Math.max(...ofTiers)];
        const range = lowest === highest ? `${highest}` : `${lowest}–${highest}`;
        return percent(highest).replace(`${highest}`, range).replace(invisible, '');
      }),
    );
    const price = money(language)(tiers[0]!.priceCents).replace(invisible, '');
    expect(subtitle.includes(price)).toBe(settings.terms.commissionNeedsSubscription === 'yes');
  });

  test('says at the button whether commission needs a subscription of one’s own, if that is set', () => {
    expect(textsOf($, 'main p').map(bare)).toContain(bare(t('registrationNote')));
  });

  test('says what is sold in the owner’s words, or nothing', () => {
    const words = settings.whatIsSold[language.path] ?? '';
    expect(access).toContain(words.replace(invisible, ''));
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
