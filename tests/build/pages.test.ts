import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { partnerNames } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import { files, languagePages, pages } from '../support/dist.ts';
import { money, percent } from '../support/expected-amounts.ts';
import { videosOf } from '../support/page-videos.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

test('there is a page for each language, the root and what is not there, and no other', () => {
  const expected = ['index.html', '404.html', ...languages.map(({ path }) => `${path}.html`)];
  expect(files.filter((file) => /\.html?$/.test(file))).toEqual(expected.sort());
});

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Safari and Chrome drop the role of lists without markers and of tables laid out as grids: `role` restores it.
    'no-redundant-role': 'off',
    // The language list is in a wide page's popover and in a phone's drawer: no width shows both.
    'unique-landmark': 'off',
    // The form sends nothing: it keeps browsers from restoring what was chosen.
    'wcag/h32': 'off',
  },
});

test.for(pages)('$file is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults).toEqual([]);
});

test.for(pages)('$file shows no unfilled placeholder', ({ $ }) => {
  const placeholder = /\{\w+\}/;
  const text = $(':not(script, style)')
    .contents()
    .filter((_, node) => node.type === 'text');
  expect(placeholder.exec(text.text())).toBeNull();
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.values($(element).attr() ?? {}));
  expect(attributes.filter((value) => placeholder.test(value))).toEqual([]);
});

test.for(pages.filter(({ file }) => file !== '404.html'))(
  '$file links all languages by their own names in each of its lists of languages',
  ({ $ }) => {
    const described = $('a[hreflang]:not(noscript *)')
      .toArray()
      .map((link) => [...['href', 'hreflang', 'lang'].map((name) => $(link).attr(name)), $(link).text()].join(' '));
    const list = languages.map(({ path, hreflang, name }) => `/${path} ${hreflang} ${hreflang} ${name}`);
    expect([...new Set(described)]).toEqual(list);
  },
);

describe.for(languagePages)('$file', ({ language, $ }) => {
  const t = translator(language);

  test('is in its language and direction, and marks it in the lists', () => {
    expect($('html').attr()).toMatchObject({ lang: language.hreflang, dir: language.direction });
    expect(new Set(textsOf($, 'a[hreflang][aria-current=page]'))).toEqual(new Set([language.name]));
  });

  test('says what it needs JavaScript for, that nothing is guaranteed, and how it calculates', () => {
    expect(textsOf($, 'noscript')).toEqual([t('needsJavaScript')]);
    const paragraphs = textsOf($, 'p').map((text) => text.trim());
    for (const paragraph of t('disclaimerText').split('\n')) expect(paragraphs).toContain(paragraph);
    expect(paragraphs).toContain(t('calculationExplanation'));
  });

  test('has in bold that nothing is guaranteed, and what figures the page lacks', () => {
    const firstOf = (text: string) => /^.+?[.!](?=\s)/.exec(text)?.[0];
    const cautions = [t('nonBindingNote'), firstOf(t('revenueDescription')), firstOf(t('disclaimerText'))];
    expect(textsOf($, 'strong')).toEqual(cautions);
  });

  test('names the product in its footer, with the year', () => {
    const [named] = textsOf($, 'footer p');
    expect(named).toMatch(new RegExp(`^© \\d{4} ${RegExp.escape(settings.product)}$`));
  });

  test('has a logo with the product’s name once, with its size, and with files that exist', () => {
    const logo = $('.logo').first();
    expect(logo.text().trim()).toBe(settings.product);
    const drawings = logo.find('svg, img');
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.not('[aria-hidden=true], [alt=""]')).toHaveLength(0);
    for (const part of logo.find('svg, img, source'))
      expect($(part).attr()).toMatchObject({ height: '28', width: expect.stringMatching(/^\d+$/) });
    const addresses = ['src', 'srcset'].flatMap((name) => valuesOf($, '.logo *', name));
    for (const address of addresses) expect(files).toContain(address.slice(1));
  });

  test('links the owner’s videos for this language by their names, and no others', () => {
    const videos = videosOf(language);
    expect($('a[data-video-link]')).toHaveLength(videos.length);
    for (const { title, id, link } of videos) {
      const found = $(`a[aria-label="${link}"]`);
      expect(found.attr()).toMatchObject({ href: `https://www.youtube.com/watch?v=${id}`, target: '_blank' });
      expect(found.text().trim()).toBe(title);
    }
    expect($('main').text().includes(t('videoPrivacy'))).toBe(videos.length > 0);
  });

  test('lists each level with its price and its commissions', () => {
    const listed = $('section > table > tbody > tr')
      .toArray()
      .map((row) =>
        $('> *', row)
          .toArray()
          .map((cell) => $(cell).text().trim()),
      );
    const [price, rate] = [money(language), percent(language)];
    expect(listed).toEqual(
      plan.tiers.map(({ name, priceCents, level1Commission, level2Commission }) => [
        name,
        price(priceCents),
        rate(level1Commission),
        rate(level2Commission),
      ]),
    );
  });

  test('asks for a numeric keyboard in each field, in the order in which they are shown', () => {
    expect(valuesOf($, 'input[inputmode=numeric]', 'id')).toEqual(partnerNames);
    expect($('input:not([type=radio])')).toHaveLength(partnerNames.length);
  });
});
