import { expect, test } from 'vitest';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { textsOf } from '../support/read-page.ts';

test.for(languagePages)(
  '$file shows the amounts of the defaults, and all figures of the last month',
  ({ language, $ }) => {
    expect(textsOf($, 'ol label bdi')).toEqual(amountsFor(language, defaultInputs));
    for (const [name, text] of Object.entries(figuresFor(language, defaultInputs))) {
      const column = name.startsWith('other ') ? '[data-other]' : ':not([data-other])';
      const figure = `${column}[data-figure=${name.replace('other ', '')}]`;
      // Of an amount beside the letters of its currency, both together.
      const shown = textsOf(
        $,
        `${figure}:not([data-month], [data-bare], [aria-hidden] *), bdi:has(> ${figure}[data-bare])`,
      );
      expect(new Set(shown), name).toEqual(new Set([text]));
    }
  },
);

test.for(languagePages)('$file has each of its headings and labels once', ({ language, $ }) => {
  const t = translator(language);
  const labels = textsOf($, '#calculator :is(h2, label[for], details tbody th)');
  expect(labels).toEqual(
    expect.arrayContaining([t('parameterSettings'), t('boostPartnersFirstMonth'), t('monthlyRevenue')]),
  );
  expect(new Set(labels).size).toBe(labels.length);
});

test.for(languagePages)('$file isolates every amount from the text around it, and has none translated', ({ $ }) => {
  const amount = /\d[.,]\d\d(?!\d)/;
  const loose = $('main :not(script, style, bdi)')
    .contents()
    .filter((_, node) => node.type === 'text' && amount.test(node.data));
  expect(loose.toArray().map((node) => $(node).text())).toEqual([]);
  for (const isolated of $('main bdi').toArray()) expect($(isolated).attr()).toMatchObject({ translate: 'no' });
});
