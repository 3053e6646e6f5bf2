import { describe, expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

type Thing = Readonly<Record<string, unknown>>;

describe.for(languagePages)('$file', ({ language, $ }) => {
  const data = textsOf($, 'script[type="application/ld+json"]');
  const graph = (JSON.parse(data[0] ?? '{}') as { '@graph'?: readonly Thing[] })['@graph'] ?? [];
  const thing = (type: string) => graph.find((one) => one['@type'] === type);

  test('describes itself once, as a free application of the product in its language', () => {
    expect(data).toHaveLength(1);
    expect(thing('WebApplication')).toMatchObject({
      url: `${settings.origin}/${language.path}`,
      inLanguage: language.hreflang,
      name: translator(language)('calculatorName'),
      offers: { '@type': 'Offer', price: 0, priceCurrency: plan.currency },
      publisher: { '@id': thing('Organization')?.['@id'] },
    });
    expect(thing('Organization')).toMatchObject({ name: settings.product, url: `${settings.origin}/` });
    expect(thing('WebSite')).toMatchObject({ name: settings.product, url: `${settings.origin}/` });
  });

  test('claims no ratings and no questions', () => {
    expect(data[0]).not.toMatch(/aggregateRating|review|FAQPage/i);
  });
});
