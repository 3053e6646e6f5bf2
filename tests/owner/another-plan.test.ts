import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '../../src/config/languages.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { project } from '../../src/model/projection.ts';
import { anotherDefaults, anotherLogo, anotherPlan, anotherSettings, anotherSite } from './another-settings.ts';
import { ProjectCopy } from './copy-of-project.ts';
import { readPage, type Page } from '../support/elements.ts';

const copy = new ProjectCopy();
const dist = join(copy.folder, 'dist');
const names = Object.keys(anotherPlan.tiers);

beforeAll(() => {
  copy.edit('src/config/settings.ts', () => anotherSettings);
  copy.write('src/brand/velorano.svg', anotherLogo);
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
});
afterAll(() => copy[Symbol.dispose]());

const withAttribute = ({ elements }: Page, name: string) => elements.filter(({ attributes }) => name in attributes);

/** How the language writes amounts and percentages. Repeats the site's formats on purpose: they are under test. */
function expectedFormats({ numberLocale }: Language) {
  const common = { numberingSystem: 'latn', useGrouping: 'always' } as const;
  const money = new Intl.NumberFormat(numberLocale, { ...common, style: 'currency', currency: 'EUR' });
  const percent = new Intl.NumberFormat(numberLocale, { ...common, style: 'percent' });
  return {
    money: (cents: number) => money.format(cents / 100),
    percent: (whole: number) => percent.format(whole / 100),
  };
}

describe.for(languages)('with other settings, the page at /$path', (language) => {
  const { money, percent } = expectedFormats(language);
  const texts = dictionaries[language.code];
  let page: Page;
  beforeAll(() => {
    page = readPage(readFileSync(join(dist, `${language.path}.html`), 'utf8'));
  });

  test('shows the amounts of all eighteen months for the new defaults', () => {
    const rows = project(anotherPlan, anotherDefaults);
    const months = withAttribute(page, 'data-bar').map(({ attributes }) => attributes['data-bar']);
    expect(months).toEqual(rows.map(({ month }) => String(month)));
    let from = page.text.indexOf(texts.monthlyRevenue!);
    for (const { month, totalRevenueCents } of rows) {
      const found = page.text.indexOf(` ${money(totalRevenueCents)} `, from);
      expect(found, `month ${month}`).toBeGreaterThan(from);
      from = found;
    }
  });

  test('has the new defaults in its fields', () => {
    const fields = page.elements.filter(({ name }) => name === 'input');
    expect(fields.map(({ attributes }) => attributes['value'])).toEqual(['3', '7']);
  });

  test('draws every bar in four parts and names the four levels', () => {
    const parts = page.elements.filter(({ name, attributes }) => name === 'rect' && 'x' in attributes);
    expect(parts).toHaveLength(18 * names.length);
    expect(names.filter((name) => !page.text.includes(` ${name} `))).toEqual([]);
  });

  test('lists the new prices and rates', () => {
    const tiers = Object.values(anotherPlan.tiers);
    const facts = tiers.flatMap(({ priceCents, level1Commission, level2Commission }) => [
      money(priceCents),
      percent(level1Commission),
      percent(level2Commission),
    ]);
    expect(facts.filter((fact) => !page.text.includes(` ${fact} `))).toEqual([]);
  });

  test('explains the new upgrades and the new horizon', () => {
    for (const share of [24, 11, 9]) expect(page.text).toContain(percent(share));
    const description = page.elements.find(({ attributes }) => attributes['name'] === 'description');
    expect(description?.attributes['content']).toMatch(/\b18\b/);
    expect(description?.attributes['content']).toContain(anotherSite.product);
  });

  test('links the legal pages in the visitor’s language, and the income disclosure beside each caveat too', () => {
    const links = page.elements.filter(({ attributes }) => attributes['href']?.startsWith('https://velorano.test/'));
    const disclosure = `https://velorano.test/${language.code}/results`;
    expect(links.map(({ attributes }) => attributes['href'])).toEqual([
      // Beside the result, beside the months, below the disclaimer.
      disclosure,
      disclosure,
      disclosure,
      'https://velorano.test/imprint',
      `https://velorano.test/${language.code}/privacy`,
    ]);
    expect(page.text).toContain(texts.imprint);
    expect(page.text).toContain(texts.privacy);
    expect(page.text.split(texts.incomeDisclosure!)).toHaveLength(4);
  });

  test('names the company and its address', () => {
    expect(page.text).toContain('Velorano S.A., Rue Haute 1, 1000 Bruxelles');
  });

  test('plays the new videos, in the language’s own version if there is one', () => {
    const videos = withAttribute(page, 'data-player').map(({ attributes }) => attributes['href']);
    const whoIs = language.code === 'ar' ? 'bbbbbbbbbbb' : 'aaaaaaaaaaa';
    const calculator = language.code === 'de' ? 'ddddddddddd' : 'ccccccccccc';
    expect(videos).toEqual([whoIs, calculator].map((id) => `https://www.youtube.com/watch?v=${id}`));
  });

  test('shows the new logo, too large to stand in the page, which says the name for those who do not see it', () => {
    const logo = page.elements.find(({ attributes }) => attributes['class'] === 'logo')!;
    const parts = page.elements.filter(({ around }) => around.includes(logo));
    const sources = parts.flatMap(({ attributes }) => attributes['src'] ?? attributes['srcset'] ?? []);
    expect(sources).toEqual(['/logo-dark.svg', '/logo.svg']);
    const name = parts.find(({ name }) => name === 'span')!;
    expect(name).toMatchObject({ text: anotherSite.product, attributes: { class: 'visually-hidden' } });
  });

  test('keeps no amount or rate of the previous plan', () => {
    const amounts = [25_00, 90_00, 160_00].map(money);
    const rates = [75, 5, 20, 15, 10].map(percent);
    const leftOver = [...amounts, ...rates].filter((fact) => page.text.split(/[\s.,;:()]+/).includes(fact));
    expect(leftOver).toEqual([]);
    expect(page.text).not.toMatch(/\$/);
  });
});

test('with other settings, no built file mentions the previous ones', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const traces = /Examplia|#0a5a39|example\.com|BOOST|TURBO|NITRO|eRsGyueVLvQ|aqz-KE-bpKQ/;
  const found = files
    .filter(({ name }) => /\.(html|js|css|xml|txt|json|webmanifest|svg)$|^_/.test(name))
    .map(({ parentPath, name }) => ({ name, trace: traces.exec(readFileSync(join(parentPath, name), 'utf8'))?.[0] }));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ trace }) => trace !== undefined)).toEqual([]);
});

test('with other settings, the logo has the new accent, light and dark', () => {
  const dark = /--accent:light-dark\(#7a1fa2,(#[\da-f]+)\)/.exec(readFileSync(join(dist, 'en.html'), 'utf8'))![1];
  for (const [file, accent] of [
    ['logo.svg', '#7a1fa2'],
    ['logo-dark.svg', dark],
  ])
    expect(readFileSync(join(dist, file!), 'utf8')).toContain(`color="${accent}"`);
});

test('with other settings, the doctor asks for nothing but new link previews', () => {
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  const places = [...output.matchAll(/^- (.*)$/gm)].map(([, place]) => place);
  expect(places).toEqual(['public/previews']);
});

test('with other settings, the project’s own tests pass unchanged', () => {
  // Two tests need more: redrawn pictures, and pages no larger than with fewer months and levels.
  const others = ['pictures', 'budgets'].flatMap((name) => ['--exclude', `**/build/${name}.test.ts`]);
  const { ok, output } = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', ...others, 'unit', 'build');
  expect(ok, output).toBe(true);
});
