import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { hasSampleLogo, soldBySample } from '../../src/config/samples.ts';
import { currency } from '../../src/config/settings.ts';
import type { Tier } from '../../src/config/settings-types.ts';
import { writtenAmount } from '../../src/owner/setup/amount.ts';
import { valuesOf } from '../unit/edited-settings.ts';
import { allVideosAreThere, ProjectCopy, settingsFile } from '../support/project-copy.ts';
import { answer, changesSaid, enter, menu, setupIn } from './setup-session.ts';

const copy = new ProjectCopy();
copy.environment = { NODE_OPTIONS: `--import ${allVideosAreThere}` };
afterAll(() => copy[Symbol.dispose]());

const settings = () => readFileSync(join(copy.folder, settingsFile), 'utf8');
const delivered = settings();
beforeEach(() => copy.write(settingsFile, delivered));

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const interrupt = '\u0003';
const clearLine = '\u0015';
const backspace = '\u007f';

const openSetup = () => setupIn(copy);

test('Enter through at most 40 prompts changes nothing, and ends with what the doctor says and what comes next', async () => {
  using terminal = await openSetup();
  let prompts = 0;
  for (; !terminal.answer.includes('Nothing changed'); prompts += 1) {
    terminal.type(enter);
    await terminal.sees(/✔[^]*\n\? |Nothing changed/);
  }
  expect(prompts).toBeLessThanOrEqual(40);
  expect(await terminal.ended).toBe(0);
  expect(terminal.answer).toMatch(
    /Nothing changed in src\/config\/settings\.ts\.[^]*(Before a public launch:|Ready:)[^]*Next: "npm start" builds the pages/,
  );
  expect(terminal.answer).not.toContain('not built with the current settings');
  expect(settings()).toBe(delivered);
  for (const question of [
    'Name of the product',
    'imprint',
    'No more',
    'This is right',
    'own subscription',
    'Months that',
  ])
    expect(terminal.transcript, question).toContain(question);
  expect(terminal.transcript).toMatch(/(\d+) of \1 {2}New partners a month/);
});

test('new answers are written, everything else in the file stays, the logo comes along, and the previews are drawn', async () => {
  const { legal, tiers, logo, ...others } = valuesOf(delivered);
  const [[name, first], ...levels] = Object.entries(tiers) as [[string, Tier], ...[string, Tier][]];
  const drawing = join(import.meta.dirname, 'owners/wordmark.svg');
  using terminal = await openSetup();
  await answer(terminal, 'Brand', 'Bob’s & "Ann\'s"', '', `'${drawing}'`, '', '', '');
  await answer(terminal, 'Legal', 'velorano.test/{language}/imprint', '', '');
  const row = `${name} | 31,5 | ${first.level1Commission} | ${first.level2Commission} %`;
  await answer(terminal, 'Licence', '', name, row, '', '', 'Finish');
  terminal.type(enter);
  expect(await terminal.ended).toBe(0);
  expect(valuesOf(settings())).toEqual({
    ...others,
    product: 'Bob’s & "Ann\'s"',
    logo: { light: 'src/brand/own-logo.svg', dark: hasSampleLogo(logo.dark) ? '' : logo.dark },
    legal: { ...legal, imprint: 'https://velorano.test/{language}/imprint' },
    tiers: Object.fromEntries([[name, { ...first, priceCents: 31_50 }], ...levels]),
  });
  expect(readFileSync(join(copy.folder, 'src/brand/own-logo.svg'), 'utf8')).toBe(readFileSync(drawing, 'utf8'));
  const comments = (text: string) => text.match(/\/\*[^]*?\*\//g);
  expect(comments(settings())).toEqual(comments(delivered));
  expect(terminal.answer).toContain('Written into src/config/settings.ts.');
  expect(terminal.answer).not.toMatch(/public\/previews|not built with the current settings/);
});

test('an answer that cannot be is refused in words, a mended one is shown as understood, and < leads back', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Addresses');
  terminal.type(`http://acme.test${enter}`);
  await terminal.sees('The address has to be https:// and a name');
  await answer(terminal, `${clearLine}acme.test`);
  expect(terminal.answer).toContain('✔ 1 of 2  Address at which these pages will be published https://acme.test');
  await answer(terminal, '<');
  expect(terminal.answer).toMatch(/\? 1 of 2 {2}Address at which these pages will be published .*https:\/\/acme\.test/);
  await answer(terminal, '', '');
  expect(terminal.answer).toContain(menu);
});

test('a colour that could not be read is offered as one that can, and a logo that could not be seen is refused', async () => {
  copy.write('black.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>');
  using terminal = await openSetup();
  await answer(terminal, 'Brand', '', 'ffcc00');
  const [, nearest] = /is hard to read.* can be read is (#[\da-f]{6})\. Take that\?/.exec(terminal.answer) ?? [];
  await answer(terminal, '', 'black.svg', backspace);
  expect(terminal.answer).toContain('The logo cannot be seen on dark pages');
  await answer(terminal, 'tests/owner/owners/disc.svg', '', '');
  expect(await changesSaid(terminal)).toContainEqual(expect.stringContaining(`Colour: ${nearest} `));
});

test('Ctrl+C in the middle leaves the file as it was', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Brand', 'Velorano', '', '', '', '', '', 'Licence');
  terminal.type(interrupt);
  expect(await terminal.ended).not.toBe(0);
  expect(terminal.answer).toContain('Nothing was changed.');
  expect(settings()).toBe(delivered);
});

test('a language gets its own video by its name, with its date', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Videos', '', '', '', '', 'Türkçe', 'youtu.be/ddddddddddd', '31.1.2026', '', '');
  const changed = await changesSaid(terminal);
  expect(changed).toContainEqual(expect.stringContaining('in Türkçe: https://youtu.be/ddddddddddd'));
  expect(changed).toContain('Day of the video ddddddddddd: 2026-01-31');
});

test('what is sold is asked for in the languages that the owner chooses, and the sample’s words go from the others', async () => {
  const english = languages.find(({ code }) => code === 'en')!;
  using terminal = await openSetup();
  await answer(terminal, 'What is sold', english.name);
  expect(terminal.answer).toMatch(new RegExp(`“.*….*”, such as “${soldBySample('en')}”`));
  await answer(terminal, 'Yoga classes', '');
  const changed = await changesSaid(terminal);
  expect(changed).toContainEqual(expect.stringContaining(`What is sold, in ${english.name}: Yoga classes`));
  terminal.type(enter);
  expect(await terminal.ended).toBe(0);
  const { whatIsSold } = valuesOf(settings());
  expect(whatIsSold['en']).toBe('Yoga classes');
  for (const { code } of languages) expect(whatIsSold[code] ?? '').not.toBe(soldBySample(code));
  expect(terminal.answer).not.toContain('what the sample sells');
});

/** Settings with three levels of which the second is the partner's own: what an owner has set may be anything else. */
function withThreeLevels(): string {
  copy.edit(settingsFile, (text) =>
    text
      .replace(/tiers = \{[^]*?\n\}/, `tiers = ${JSON.stringify({ ONE: tier, TWO: tier, THREE: tier })}`)
      .replace(
        /upgrades = \[[^]*?\]( as const)/,
        `upgrades = ${JSON.stringify([{ month: 2, shares: { TWO: 20, THREE: 15 } }])}$1`,
      )
      .replace(/(ownSubscription\b.* = )(['"]).*\2/, "$1'TWO'"),
  );
  return settings();
}

test('levels and upgrades can be taken away and added', async () => {
  const edited = withThreeLevels();
  using terminal = await openSetup();
  await answer(terminal, 'Licence', '', 'TWO', backspace, 'Add one', 'FOUR 99 60 6', '', 'THREE');
  await answer(terminal, 'What the calculation', '', 'Month 2');
  terminal.type(`2 | 60 | 41${enter}`);
  await terminal.sees('at most 100 percent can move in all');
  await answer(terminal, `${clearLine}2 | 60 | 40`, 'Add one', '3 | 5 % | 0', '', '');
  expect(await changesSaid(terminal)).toEqual([
    'Levels: ONE, THREE, FOUR (until now: ONE, TWO, THREE)',
    `FOUR: ${writtenAmount(99_00, currency)} a month, 60 % and 6 %`,
    'A partner’s own subscription: THREE (until now: TWO)',
    'In month 2: 60 % of ONE customers move to THREE, 40 % of ONE customers move to FOUR (until now: 20 % of ONE customers move to TWO, 15 % of ONE customers move to THREE)',
    'In month 3: 5 % of ONE customers move to THREE',
    'TWO: no longer',
    expect.stringContaining('! THREE does not cost more than ONE.'),
  ]);
  expect(settings()).toBe(edited);
});

test('a level’s new name is offered as the partner’s own subscription, where the level was it before', async () => {
  withThreeLevels();
  using terminal = await openSetup();
  await answer(terminal, 'Licence', '', 'TWO', 'PLUS 25 75 5', '');
  expect(terminal.answer).toMatch(/❯ PLUS\s/);
  await answer(terminal, '');
  expect(await changesSaid(terminal)).toContain('A partner’s own subscription: PLUS (until now: TWO)');
});

test('a file that cannot be read is said to be so, with the line', async () => {
  copy.edit(settingsFile, (text) => text.replace(/(product: string = '.*)'/, '$1'));
  using terminal = copy.open('setup');
  expect(await terminal.ended).not.toBe(0);
  expect(terminal.answer).toMatch(/src\/config\/settings\.ts cannot be read:\s+.*settings\.ts:\d+\s/);
  expect(terminal.answer).toContain('Nothing was changed.');
});

test('without a terminal, nothing is asked or changed, and the setup says so', () => {
  const { ok, output } = copy.run('setup');
  expect(ok).toBe(false);
  expect(output).toContain('There is none. Nothing was changed');
  expect(output).not.toContain(menu);
  expect(settings()).toBe(delivered);
});
