import { expect, test } from 'vitest';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

const landmarks = 'header, dialog, main, footer';

test.for(languagePages)(
  '$file links the registration in its language, in a new tab, at four places',
  ({ language, $ }) => {
    const t = translator(language);
    const links = $(`a[href^="${signupAddress}"]`)
      .toArray()
      .map((element) => {
        const { href, target, rel } = $(element).attr()!;
        return {
          place: $(element).closest(landmarks).prop('tagName'),
          name: $(element).text().trim(),
          description: $(`#${$(element).attr('aria-describedby')}`).text(),
          href,
          target,
          rel,
        };
      });
    const link = (place: string, label: string) => ({
      place,
      name: label,
      description: t('opensInNewTab'),
      href: `${signupAddress}?language=${language.code}`,
      target: '_blank',
      rel: 'noopener',
    });
    expect(links).toEqual([
      link('HEADER', t('registerNow')),
      link('MAIN', t('registerNow')),
      link('MAIN', t('registerNow')),
      link('DIALOG', t('signupMobile')),
    ]);
    // The first in the main part comes ahead of the fields.
    expect($('#calculator').prevAll().find(`a[href^="${signupAddress}"]`)).toHaveLength(1);
  },
);
