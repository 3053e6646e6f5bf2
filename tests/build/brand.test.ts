import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { files, languagePages } from '../support/dist.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

test.for(languagePages)('the footer of $file names the product, with the year', ({ $ }) => {
  const [named] = textsOf($, 'footer p');
  expect(named).toMatch(new RegExp(`^© \\d{4} ${RegExp.escape(site.product)}$`));
});

describe.for(languagePages)('the logo of $file', ({ $ }) => {
  const logo = $('.logo').first();

  test('is named by the product, once, whether the name is seen or not', () => {
    expect(logo.text().trim()).toBe(site.product);
    const drawings = logo.find('svg, img');
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.not('[aria-hidden=true], [alt=""]')).toHaveLength(0);
  });

  test('has its size before it is there, all of it in the page or in files that exist', () => {
    for (const part of logo.find('svg, img, source'))
      expect($(part).attr()).toMatchObject({ height: '28', width: expect.stringMatching(/^\d+$/) });
    const addresses = ['src', 'srcset'].flatMap((name) => valuesOf($, '.logo *', name));
    for (const address of addresses) expect(files).toContain(address.slice(1));
  });
});
