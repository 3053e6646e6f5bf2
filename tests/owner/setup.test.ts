import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Tier } from '../../src/config/settings-types.ts';
import { valuesOf } from '../unit/edited-settings.ts';
import { allVideosAreThere, ProjectCopy } from './copy-of-project.ts';
import type { Terminal } from './terminal.ts';

const copy = new ProjectCopy();
copy.environment = { NODE_OPTIONS: `--import ${allVideosAreThere}` };
afterAll(() => copy[Symbol.dispose]());

const file = 'src/config/settings.ts';
const settings = () => readFileSync(join(copy.folder, file), 'utf8');
const delivered = settings();
beforeEach(() => copy.write(file, delivered));

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const written = '{ priceCents: 25_00, level1Commission: 75, level2Commission: 5 }';
const enter = '\r';
/** Enter for the accent, two logos, the company and its address. */
const restOfBrand = ['', '', '', '', ''];
const interrupt = '\u0003';
const clearLine = '\u0015';
const backspace = '\u007f';
const menu = '? What do you want to set?';
/** A question was answered, and the next one is asked. */
const nextQuestion = /✔[^]*\n\? /;

async function openSetup(): Promise<Terminal> {
  const terminal = copy.open('setup');
  await terminal.sees(menu);
  return terminal;
}

/** Types answers, each once its question is asked. */
async function answer(terminal: Terminal, ...answers: readonly string[]): Promise<void> {
  for (const typed of answers) {
    terminal.type(typed + enter);
    await terminal.sees(nextQuestion);
  }
}

/** Keeps all answers until this is asked. */
async function enterUntil(terminal: Terminal, expected: RegExp): Promise<void> {
  do await answer(terminal, '');
  while (!expected.test(terminal.answer));
}

test('Enter through all questions changes nothing, and ends with what the doctor says', async () => {
  using terminal = await openSetup();
  await enterUntil(terminal, /❯ \d+\. Finish/);
  terminal.type(enter);
  expect(await terminal.ended).toBe(0);
  expect(terminal.answer).toMatch(/Nothing changed in src\/config\/settings\.ts\.[^]*Before a public launch:/);
  expect(settings()).toBe(delivered);
  for (const question of [
    'Name of the product',
    'imprint',
    'No more',
    'Price of',
    'own subscription',
    'Months that',
    'Partners at the start',
  ])
    expect(terminal.transcript, question).toContain(question);
});

test('new answers are written, everything else in the file stays, and the previews are drawn', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Brand', 'Bob’s & "Ann\'s"', ...restOfBrand);
  await answer(terminal, 'Legal', 'https://velorano.test/{language}/imprint', '', '');
  await answer(terminal, 'Licence', '', '', '31,5');
  await enterUntil(terminal, /What do you want to set/);
  await answer(terminal, 'Finish');
  terminal.type(enter);
  expect(await terminal.ended).toBe(0);
  const { legal, tiers, ...others } = valuesOf(delivered);
  const [[name, first], ...levels] = Object.entries(tiers) as [[string, Tier], ...[string, Tier][]];
  expect(valuesOf(settings())).toEqual({
    ...others,
    product: 'Bob’s & "Ann\'s"',
    legal: { ...legal, imprint: 'https://velorano.test/{language}/imprint' },
    tiers: Object.fromEntries([[name, { ...first, priceCents: 31_50 }], ...levels]),
  });
  const comments = (text: string) => text.match(/\/\*[^]*?\*\//g);
  expect(comments(settings())).toEqual(comments(delivered));
  expect(terminal.answer).toContain('Written into src/config/settings.ts.');
  expect(terminal.answer).toMatch(/Before a public launch:[^]*- dist/);
  expect(terminal.answer).not.toContain('public/previews');
});

test('an answer that the build would refuse is refused with the build’s sentence, and asked for again', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Addresses');
  terminal.type(`acme.test${enter}`);
  await terminal.sees('src/config/settings.ts: origin must be a scheme and a host, such as');
  await answer(terminal, `${clearLine}https://acme.test`);
  expect(terminal.answer).toContain('✔ Where these pages will be published: https:// and the host https://acme.test');
  await answer(terminal, '');
  expect(terminal.answer).toContain(menu);
});

test('Ctrl+C in the middle leaves the file as it was', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Brand', 'Velorano', ...restOfBrand, 'Licence');
  terminal.type(interrupt);
  expect(await terminal.ended).not.toBe(0);
  expect(terminal.answer).toContain('Nothing was changed.');
  expect(settings()).toBe(delivered);
});

test('a language gets its own video by its name, with its date', async () => {
  using terminal = await openSetup();
  await answer(terminal, 'Videos', '', '', 'Türkçe', 'https://youtu.be/ddddddddddd', '2026-01-31');
  await enterUntil(terminal, /What do you want to set/);
  terminal.type(`Finish${enter}`);
  await terminal.sees('Write this into');
  expect(terminal.answer).toContain('videos.whoIs.tr: nothing → "https://youtu.be/ddddddddddd"');
  expect(terminal.answer).toContain('videoDates.ddddddddddd: nothing → "2026-01-31"');
});

/** Settings with three levels of which the second is the partner's own: what an owner has set may be anything else. */
function withThreeLevels(): string {
  copy.edit(file, (text) =>
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
  // Currency; the first level as it is, the second gone, the third as it is; a new one; no more; the own subscription.
  await answer(
    terminal,
    'Licence',
    '',
    '',
    '',
    '',
    '',
    backspace,
    '',
    '',
    '',
    '',
    'FOUR',
    '99',
    '60',
    '6',
    '',
    'THREE',
  );
  // Horizon; month; the shares: too much together, then less; one more upgrade; no more; level-2 partners.
  await answer(terminal, 'What the calculation', '', '', '60');
  terminal.type(`41${enter}`);
  await terminal.sees('upgrades[0].shares must add up to at most 100 percent, not 101.');
  await answer(terminal, `${clearLine}40`, '3', '5 %', '0', '', '');
  terminal.type(`Finish${enter}`);
  await terminal.sees('Write this into');
  const changed = [...terminal.answer.matchAll(/^ {2}(.* → .*?)\r?$/gm)].map(([, line]) => line);
  expect(changed).toEqual([
    `tiers.TWO: ${written} → nothing`,
    'tiers.FOUR: nothing → { priceCents: 99_00, level1Commission: 60, level2Commission: 6 }',
    'ownSubscription: "TWO" → "THREE"',
    'upgrades[0].shares.TWO: 20 → nothing',
    'upgrades[0].shares.THREE: 15 → 60',
    'upgrades[0].shares.FOUR: nothing → 40',
    'upgrades[1]: nothing → { month: 3, shares: { THREE: 5 } }',
  ]);
  expect(settings()).toBe(edited);
});

test('a level’s new name is offered as the partner’s own subscription, where the level was it before', async () => {
  withThreeLevels();
  using terminal = await openSetup();
  await answer(terminal, 'Licence', '', '', '', '', '', `${clearLine}PLUS`);
  await enterUntil(terminal, /own subscription/);
  expect(terminal.answer).toMatch(/❯ PLUS\s/);
  await answer(terminal, '');
  terminal.type(`Finish${enter}`);
  await terminal.sees('Write this into');
  expect(terminal.answer).toContain('ownSubscription: "TWO" → "PLUS"');
});

test('a file that cannot be read is said to be so, with the line', async () => {
  copy.edit(file, (text) => text.replace(/(product: string = '.*)'/, '$1'));
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
