import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shape, type Settings } from '../../src/config/schema.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';
import type { Terminal } from '../support/terminal.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const settings = () => readFileSync(join(copy.folder, settingsFile), 'utf8');
const delivered = settings();
beforeEach(() => copy.write(settingsFile, delivered));

const clearLine = '\u0015';
const groups = ['look', 'addresses', 'legal', 'videos', 'plan', 'words'];

/** Chooses a row of the menu that is shown, by its beginning. */
async function choose(terminal: Terminal, menu: string, row: string): Promise<void> {
  await terminal.sees(new RegExp(`\\? ${menu}\\s*\\n`));
  terminal.type(`${row}\r`);
  await terminal.sees(`✔ ${menu} ${row}`);
}

/** Chooses settings of a group one after another, and types over what they are; then the group is done. */
async function answer(terminal: Terminal, group: string, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [row, text] of Object.entries(answers)) {
    await choose(terminal, group, row);
    await terminal.sees(/✔.*\s+\? .*\s+\S/);
    terminal.type(`${clearLine}${text}\r`);
  }
  await choose(terminal, group, 'Done');
}

test('each group shows what it has, and all settings can be reached; nothing is written if nothing is changed', async () => {
  using terminal = copy.open('setup');
  await terminal.sees('Examplia');
  for (const group of groups) {
    await choose(terminal, 'Settings', group);
    await choose(terminal, group, 'Done');
  }
  await choose(terminal, 'Settings', 'Done');
  expect(await terminal.ended).toBe(0);
  expect(terminal.transcript).toContain('Nothing has changed.');
  // Few owners set video dates, so the setup does not ask for them: they are edited in the file.
  for (const name of Object.keys(shape.shape).filter((one) => !['$schema', 'videoDates', 'whatIsSold'].includes(one)))
    expect(terminal.transcript).toContain(`\u0020${name}`);
  expect(settings()).toBe(delivered);
});

test('answers are taken as they are meant, shown beside what they replace, and written once the owner agrees', async () => {
  copy.write(settingsFile, delivered.replace(/"accent": "[^"]*"/, '"accent": "#fff"'));
  using terminal = copy.open('setup');
  await choose(terminal, 'Settings', 'look');
  await terminal.sees('✗ #fff');
  await answer(terminal, 'look', { product: 'Velorano', accent: '#0a5a39' });
  await choose(terminal, 'Settings', 'addresses');
  await answer(terminal, 'addresses', { origin: 'rechner.velorano.test/' });
  await choose(terminal, 'Settings', 'videos');
  await answer(terminal, 'videos', { 'videos.whoIs.en': 'youtu.be/aaaaaaaaaaa' });
  await choose(terminal, 'Settings', 'plan');
  await answer(terminal, 'plan', {
    currency: 'eur',
    tiers: 'Einstieg 9,90 75 5; Mehr dazu 49€ 75 % 5; GROSS $90 75 5; GRÖSSER 1490 70 10',
    upgrades: '2: Mehr dazu 20 %, GROSS 15; 4: GRÖSSER 5',
    ownSubscription: 'GROSS',
    'cautious.referrals': '0,5',
  });
  await choose(terminal, 'Settings', 'words');
  await choose(terminal, 'words', 'English');
  await terminal.sees('The Einstieg, Mehr dazu, GROSS, and GRÖSSER plans include ….');
  terminal.type(`${clearLine}-\r`);
  await choose(terminal, 'words', 'Deutsch');
  terminal.type(`${clearLine}alles\r`);
  await choose(terminal, 'words', 'Empty the rest');
  await choose(terminal, 'words', 'Done');
  await choose(terminal, 'Settings', 'Done');
  await terminal.sees(`Write this into ${settingsFile}?`);
  expect(terminal.answer).toContain('origin: https://calculator.example.com -> https://rechner.velorano.test');
  expect(terminal.answer).toContain('Español: agentes, cursos y software de IA -> (empty)');
  terminal.type('\r');
  await terminal.sees(`Written into ${settingsFile}.`);
  const written = JSON.parse(settings()) as Settings;
  expect(written).toMatchObject({
    product: 'Velorano',
    origin: 'https://rechner.velorano.test',
    videos: { whoIs: { en: 'aaaaaaaaaaa' } },
    currency: 'EUR',
    upgrades: [
      { month: 2, shares: { 'Mehr dazu': 20, GROSS: 15 } },
      { month: 4, shares: { GRÖSSER: 5 } },
    ],
    ownSubscription: 'GROSS',
    whatIsSold: { en: '', de: 'alles', es: '', sv: '' },
  });
  expect(Object.entries(written.tiers).map(([name, { price }]) => [name, price])).toEqual([
    ['Einstieg', 9.9],
    ['Mehr dazu', 49],
    ['GROSS', 90],
    ['GRÖSSER', 1490],
  ]);
});

test('a group alone is asked for by its name', async () => {
  using terminal = copy.open('setup', 'plan');
  await answer(terminal, 'plan', { horizonMonths: '13' });
  await terminal.sees(`Write this into ${settingsFile}?`);
  expect(terminal.answer).toMatch(/^horizonMonths: 12 -> 13$/m);
  // Not yet: back to the group.
  terminal.type('n\r');
  await choose(terminal, 'plan', 'horizonMonths');
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(1);
  expect(settings()).toBe(delivered);

  const { ok, output } = copy.run('setup', 'colours');
  expect(ok).toBe(false);
  expect(output).toContain('Nothing was changed.');
});

test('what cannot be is refused at once, in a sentence, and Ctrl+C changes nothing', async () => {
  using terminal = copy.open('setup', 'look');
  await choose(terminal, 'look', 'product');
  await terminal.sees('Name of the product');
  terminal.type(`${clearLine}${'A'.repeat(41)}\r`);
  await terminal.sees('product must have at most 40 characters');
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(1);
  expect(terminal.transcript).toContain('Nothing was changed.');
  expect(settings()).toBe(delivered);
});

test('a number that could be two is refused, with an example of what is meant', async () => {
  using terminal = copy.open('setup', 'plan');
  await choose(terminal, 'plan', 'tiers');
  for (const tiers of ['BOOST 1.490 75 5', 'BOOST 1 490 75 5', 'BOOST 5k 75 5']) {
    await terminal.sees('such as');
    terminal.type(`${clearLine}${tiers}\r`);
    await terminal.sees('such as 1490 or 14.90');
  }
});

test('what an answer makes unusable elsewhere is marked, and nothing is written until it is mended', async () => {
  using terminal = copy.open('setup', 'plan');
  await answer(terminal, 'plan', { tiers: 'START 25 75 5; TURBO 90 75 5' });
  await terminal.sees('This cannot be yet:');
  await terminal.sees('ownSubscription must be empty or one of START, TURBO');
  await terminal.sees(/upgrades +✗/);
  await answer(terminal, 'plan', { upgrades: '2: TURBO 20', ownSubscription: '-' });
  await terminal.sees(`Write this into ${settingsFile}?`);
});

test('a logo is looked at when it is named, also in quotes, and with an own one the sample’s dark one goes', async () => {
  using terminal = copy.open('setup', 'look');
  await choose(terminal, 'look', 'logo.light');
  await terminal.sees('an SVG file');
  terminal.type(`${clearLine}no.svg\r`);
  await terminal.sees('there is no "no.svg"');
  terminal.type(`${clearLine}'tests/owner/owners/disc.svg'\r`);
  await choose(terminal, 'look', 'Done');
  await terminal.sees(`Write this into ${settingsFile}?`);
  terminal.type('\r');
  await terminal.sees(`Written into ${settingsFile}.`);
  expect((JSON.parse(settings()) as Settings).logo).toEqual({ light: 'tests/owner/owners/disc.svg', dark: '' });
});

test('without a terminal nothing is asked or changed, and the setup says so', () => {
  const { ok, output } = copy.run('setup');
  expect(ok).toBe(false);
  expect(output).toContain('There is none. Nothing was changed.');
  expect(settings()).toBe(delivered);
});
