import { describe, expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { site } from '../../src/config/site.ts';
import { colour } from '../../src/styles/colours.ts';
import { files, languagePages, pages } from '../support/dist.ts';

const tiers = Object.keys(plan.tiers).map((_, place) => `tier-${place + 1}`);

test.for(pages)('$file is given each colour of the brand once, and one for each tier', ({ styles }) => {
  expect(new Set(styles.join('').match(/--tier-\d+(?=:)/g))).toEqual(new Set(tiers.map((role) => `--${role}`)));
  for (const role of ['accent', 'accent-strong', 'on-accent', 'accent-wash', ...tiers]) {
    const { light, dark } = colour(role);
    expect(styles.join('').match(new RegExp(`--${role}:[^;}]+`, 'g'))).toEqual([
      `--${role}:light-dark(${light},${dark})`,
    ]);
  }
});

describe.for(languagePages)('the logo of $file', ({ elements }) => {
  const logo = elements.find(({ attributes }) => attributes['class']?.split(' ').includes('logo'))!;
  const parts = elements.filter(({ around }) => around.includes(logo));

  test('is named by the product, once, whether the name is seen or not', () => {
    expect(logo.text.trim()).toBe(site.product);
    const drawings = parts.filter(({ name }) => name === 'svg' || name === 'img');
    expect(drawings.length).toBeGreaterThan(0);
    for (const { attributes } of drawings) expect(attributes['aria-hidden'] ?? attributes['alt']).toMatch(/^(true)?$/);
  });

  test('has its size before it is there, all of it in the page or in files that exist', () => {
    for (const { name, attributes } of parts) {
      if (name === 'svg' || name === 'img' || name === 'source')
        expect(attributes).toMatchObject({ height: '28', width: expect.stringMatching(/^\d+$/) });
      const address = attributes['src'] ?? attributes['srcset'];
      if (address !== undefined) expect(files).toContain(address.slice(1));
    }
  });
});
