import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shape, type Settings } from '../../src/config/shape.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { titles } from '../../src/owner/setup/item.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';
import type { Terminal } from '../support/terminal.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const settings = () => readFileSync(join(copy.folder, settingsFile), 'utf8');
const written = () => JSON.parse(settings()) as Settings;
const delivered = settings();
beforeEach(() => copy.write(settingsFile, delivered));

const groups = ['look', 'addresses', 'legal', 'videos', 'plan', 'words'];
const [backspace, down] = ['\u007f', '\u001b[B'];

/** Chooses a row of a menu, by its beginning. */
async function choose(terminal: Terminal, menu: string, row: string): Promise<void> {
  await terminal.sees(`? ${menu}`);
  terminal.type(`${row}\r`);
  await terminal.sees(`✔ ${menu} ${row}`);
}

/** Answers a question by typing: what stood there is replaced. */
async function answer(terminal: Terminal, question: string, text: string): Promise<void> {
  await terminal.sees(`? ${question}.`);
  terminal.type(`${text}\r`);
}

/** Chooses settings of a group one after another, and types what they become; then the group is done. */
async function change(terminal: Terminal, group: string, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [row, text] of Object.entries(answers)) {
    await choose(terminal, group, row);
    await answer(terminal, row, text);
  }
  await choose(terminal, group, 'Done');
}

/** Agrees to what has changed. @returns what the owner saw of it */
async function agree(terminal: Terminal): Promise<string> {
  await terminal.sees(`Write this into ${settingsFile}?`);
  const seen = terminal.answer;
  terminal.type('\r');
  await terminal.sees(`Written into ${settingsFile}.`);
  return seen;
}

test('each group shows what it has, by plain names, and nothing is written if nothing is changed', async () => {
  using terminal = copy.open('setup');
  for (const group of groups) {
    await choose(terminal, 'Settings', group);
    await choose(terminal, group, 'Done');
  }
  await choose(terminal, 'Settings', 'Done');
  expect(await terminal.ended).toBe(0);
  expect(terminal.transcript).toContain('Nothing has changed.');
  const lists = ['tiers', 'upgrades', 'whatIsSold'];
  for (const [path, title] of Object.entries(titles)) {
    expect(terminal.transcript).not.toContain(`  ${path} `);
    if (!lists.includes(path)) expect(terminal.transcript).toContain(title);
  }
  expect(settings()).toBe(delivered);
});

test('answers are taken as they are meant, replace what stood there, and are written once the owner agrees', async () => {
  copy.write(settingsFile, delivered.replace(/"accent": "[^"]*"/, '"accent": "#fff"'));
  using terminal = copy.open('setup');
  await choose(terminal, 'Settings', 'look');
  await terminal.sees('✗ #fff');
  await change(terminal, 'look', { Name: 'Nordlys Akademi', Colour: '0A5A39' });
  await choose(terminal, 'Settings', 'addresses');
  await change(terminal, 'addresses', { 'This page': 'rechner.velorano.test/', Registration: 'velorano.test/en/join' });
  expect(terminal.transcript).toContain(signupLink('https://velorano.test/en/join', 'en', '?ref=CODE'));
  await choose(terminal, 'Settings', 'legal');
  await choose(terminal, 'legal', 'Free registration');
  terminal.type(`${down}\r`);
  await choose(terminal, 'legal', 'Done');
  await choose(terminal, 'Settings', 'videos');
  await change(terminal, 'videos', {
    'Film about you': '-',
    'Film about the calculator (Deutsch)': 'youtu.be/aaaaaaaaaaa',
  });
  await choose(terminal, 'Settings', 'words');
  await change(terminal, 'words', { English: '-', Deutsch: 'Alles.' });
  expect(terminal.transcript).toContain('Die Tarife BOOST, TURBO und NITRO umfassen Alles.');
  await choose(terminal, 'Settings', 'words');
  await choose(terminal, 'words', 'Empty the rest');
  await choose(terminal, 'words', 'Done');
  await choose(terminal, 'Settings', 'Done');
  const seen = await agree(terminal);
  expect(seen).toContain('This page: https://calculator.example.com -> https://rechner.velorano.test');
  expect(seen).toContain('Español: agentes, cursos y software de IA -> (empty)');
  expect(written()).toMatchObject({
    product: 'Nordlys Akademi',
    accent: '#0a5a39',
    origin: 'https://rechner.velorano.test',
    signupAddress: 'https://velorano.test/en/join',
    terms: { registrationIsFree: 'no' },
    videos: { whoIs: { en: '' }, calculator: { de: 'aaaaaaaaaaa' } },
    whatIsSold: { en: '', de: 'Alles', es: '', sv: '' },
  });
});

test('plans are added, changed and taken out one by one; a name counts once, and too much commission is asked about', async () => {
  using terminal = copy.open('setup', 'plan');
  await choose(terminal, 'plan', 'Plan BOOST');
  await terminal.sees('❯ Change');
  terminal.type('\r');
  await answer(terminal, 'Name of the plan', 'turbo');
  await terminal.sees('There is a plan turbo already');
  terminal.type(`${backspace.repeat(5)}Start Plus\r`);
  await answer(terminal, 'Price', '1.490');
  await terminal.sees('such as 1490 or 14.90');
  terminal.type(`${backspace.repeat(5)}29,90 €\r`);
  await answer(terminal, 'Level 1 percentage', '60 %');
  await answer(terminal, 'Level 2 percentage', '50');
  await terminal.sees('Commission of 110 % is more than the price.');
  terminal.type('n\r');
  await answer(terminal, 'Price', '');
  await answer(terminal, 'Level 1 percentage', '');
  await answer(terminal, 'Level 2 percentage', '7');
  await choose(terminal, 'plan', 'Plan TURBO');
  await terminal.sees('❯ Change');
  terminal.type(`${down}\r`);
  await choose(terminal, 'plan', 'Add an upgrade');
  await answer(terminal, 'Month', '5 to 7');
  await terminal.sees('from 2 to 12');
  terminal.type(`${backspace.repeat(6)}4\r`);
  await terminal.sees('❯ NITRO');
  terminal.type('\r');
  await answer(terminal, 'Percentage', '5 %');
  await choose(terminal, 'plan', 'New partners each');
  await answer(terminal, 'New partners each', '60 %');
  await terminal.sees('New partners each must be a whole number from 0 to 100');
  terminal.type(`${backspace.repeat(4)}3\r`);
  await choose(terminal, 'plan', 'Done');
  await agree(terminal);
  expect(written()).toMatchObject({
    tiers: {
      'Start Plus': { price: 29.9, level1Commission: 60, level2Commission: 7 },
      NITRO: { price: 160, level1Commission: 75, level2Commission: 5 },
    },
    upgrades: [
      { month: 2, tier: 'NITRO', percent: 15 },
      { month: 3, tier: 'NITRO', percent: 10 },
      { month: 4, tier: 'NITRO', percent: 5 },
    ],
    level2PartnersPerLevel1Partner: 3,
    ownSubscription: 'Start Plus',
  });
  expect(Object.keys(written().tiers)).toEqual(['Start Plus', 'NITRO']);
});

test('a group alone is asked for by its name; what cannot be yet is marked, and Ctrl+C changes nothing', async () => {
  using terminal = copy.open('setup', 'plan');
  await change(terminal, 'plan', { Months: '2' });
  await terminal.sees('Not possible yet:');
  await terminal.sees(/Month 3: to TURBO +✗/);
  await choose(terminal, 'plan', 'Months');
  await terminal.sees('How many months');
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(1);
  expect(terminal.transcript).toContain('Nothing was changed.');
  expect(settings()).toBe(delivered);

  const { ok, output } = copy.run('setup', 'colours');
  expect(ok).toBe(false);
  expect(output).toContain('Nothing was changed.');
});

test('in a narrow terminal, no line breaks within a word', async () => {
  using terminal = copy.openNarrow('setup', 'legal');
  await choose(terminal, 'legal', 'Income disclosure');
  await answer(terminal, 'Income disclosure', 'ftp://acme.test');
  await terminal.sees('Income disclosure must be empty');
  const { description } = shape.shape.legal.shape.incomeDisclosure;
  expect(terminal.answer.replace(/\s+/g, ' ')).toContain(description);
});

test('a logo from anywhere is looked at and copied into the project, and with an own one the sample’s dark one goes', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'my logos '));
  copyFileSync('tests/owner/owners/disc.svg', join(elsewhere, 'Our logo.svg'));
  using terminal = copy.open('setup', 'look');
  await choose(terminal, 'look', 'Logo');
  await answer(terminal, 'Logo', 'no.svg');
  await terminal.sees(`there is no "${join(copy.folder, 'no.svg')}"`);
  terminal.type(`${backspace.repeat(6)}'${join(elsewhere, 'Our logo.svg')}'\r`);
  await choose(terminal, 'look', 'Done');
  await agree(terminal);
  rmSync(elsewhere, { recursive: true });
  expect(written().logo).toEqual({ light: 'public/logo.svg', dark: '' });
  expect(existsSync(join(copy.folder, 'public/logo.svg'))).toBe(true);
});

test('without a terminal nothing is asked or changed, and the setup says so', () => {
  const { ok, output } = copy.run('setup');
  expect(ok).toBe(false);
  expect(output).toContain('There is none. Nothing was changed.');
  expect(settings()).toBe(delivered);
});
