import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { legalPages } from '../support/legal-pages.ts';

const names = (['imprint', 'privacy'] as const).filter((name) => site.legal[name] !== '');

test.for(languagePages)('$file links the owner’s legal pages in its language, as far as there are any', (page) => {
  const t = translator(page.language);
  const links = page.elements.filter(({ name, around }) => name === 'a' && around.some((one) => one.name === 'footer'));
  expect(links.map(({ text, attributes }) => ({ text, address: attributes['href'] }))).toEqual(
    legalPages(page.language).map((address, index) => ({ text: t(names[index]!), address })),
  );
});
