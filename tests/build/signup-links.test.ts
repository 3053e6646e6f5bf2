import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';

test.for(languagePages)('all signup links of $file name its language', ({ language, elements }) => {
  const t = translator(language);
  const labels = [t('registerNow'), t('signupMobile')];
  const links = elements.filter(({ name, text }) => name === 'a' && labels.some((label) => text.startsWith(label)));
  // In the header, in the drawer, beside the videos.
  expect(links.length).toBeGreaterThanOrEqual(3);
  const addresses = new Set(links.map(({ attributes }) => `${attributes['target']} ${attributes['href']}`));
  expect([...addresses]).toEqual([`_blank ${site.signupOrigin}/signup?language=${language.code}`]);
});
