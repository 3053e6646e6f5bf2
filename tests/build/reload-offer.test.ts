import { expect, test } from 'vitest';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

test.for(languagePages)('$file has a hidden offer to reload in its language', ({ language, $ }) => {
  const t = translator(language);
  const offers = textsOf($, 'button[hidden]').map((text) => text.trim().replace(/[ \n]+/g, ' '));
  expect(offers).toEqual([`${t('updateAvailable')} ${t('reload')}`]);
});
