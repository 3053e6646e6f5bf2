import { expect, test } from 'vitest';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';

test.for(languagePages)('$file has a hidden offer to reload in its language', ({ language, elements, text }) => {
  const t = translator(language);
  const offers = elements.filter(({ attributes }) => attributes['id'] === 'reload');
  expect(offers.map(({ name, attributes }) => [name, attributes['hidden']])).toEqual([['button', '']]);
  expect(text.replace(/[ \n]+/g, ' ')).toContain(`${t('updateAvailable')} ${t('reload')}`);
});
