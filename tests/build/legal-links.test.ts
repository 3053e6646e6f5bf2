import { expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { settings } from '../../src/settings/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { legalPage } from '../support/legal-pages.ts';
import { textsOf } from '../support/read-page.ts';

/** The text and address of what is not left empty in the settings. */
const linkTo = (name: keyof typeof settings.legal, { language }: (typeof languagePages)[number]) =>
  settings.legal[name] === '' ? [] : [{ text: translator(language)(name), address: legalPage(name, language) }];

test.for(languagePages)('$file links the owner’s legal pages in its language, as far as there are any', (page) => {
  const links = page.$('footer a').toArray();
  expect(links.map((link) => ({ text: page.$(link).text(), address: page.$(link).attr('href') }))).toEqual([
    ...linkTo('imprint', page),
    ...linkTo('privacy', page),
  ]);
});

test.for(languagePages)('$file links what partners typically earn beside the caveat and the disclaimer', (page) => {
  const [disclosure] = linkTo('incomeDisclosure', page);
  const label = translator(page.language)('incomeDisclosure');
  const links = page.$('a').filter((_, link) => page.$(link).text() === label);
  // Beside the caveat, and in the disclaimer.
  const described = links.toArray().map((link) => ({
    address: page.$(link).attr('href'),
    beside: page.$(link).closest('section').find('h2').first().text(),
  }));
  const t = translator(page.language);
  expect(described).toEqual(
    disclosure === undefined
      ? []
      : [t('monthAlone', { month: `${plan.horizonMonths}` }), t('disclaimer')].map((beside) => ({
          address: disclosure.address,
          beside,
        })),
  );
});

test.for(languagePages)('$file names the owner’s company, as far as it is set', ({ $ }) => {
  const expected = Object.values(settings.company).filter((part) => part !== '');
  expect(textsOf($, 'address')).toEqual(expected.length === 0 ? [] : [expected.join(', ')]);
});
