import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { legalPage } from '../support/legal-pages.ts';

/** The text and address of what is not left empty in the settings. */
const linkTo = (name: keyof typeof site.legal, { language }: (typeof languagePages)[number]) =>
  site.legal[name] === '' ? [] : [{ text: translator(language)(name), address: legalPage(name, language) }];

test.for(languagePages)('$file links the owner’s legal pages in its language, as far as there are any', (page) => {
  const links = page.elements.filter(({ name, around }) => name === 'a' && around.some((one) => one.name === 'footer'));
  expect(links.map(({ text, attributes }) => ({ text, address: attributes['href'] }))).toEqual([
    ...linkTo('imprint', page),
    ...linkTo('privacy', page),
  ]);
});

test.for(languagePages)('$file links what partners typically earn beside both caveats and the disclaimer', (page) => {
  const [disclosure] = linkTo('incomeDisclosure', page);
  const label = translator(page.language)('incomeDisclosure');
  const links = page.elements.filter(({ name, text }) => name === 'a' && text === label);
  expect(links.map(({ attributes }) => attributes['href'])).toEqual(
    disclosure === undefined ? [] : [disclosure.address, disclosure.address, disclosure.address],
  );
});

test.for(languagePages)('$file names the owner’s company, as far as it is set', ({ elements }) => {
  const expected = Object.values(site.company).filter((part) => part !== '');
  const named = elements.filter(({ name }) => name === 'address').map(({ text }) => text);
  expect(named).toEqual(expected.length === 0 ? [] : [expected.join(', ')]);
});
