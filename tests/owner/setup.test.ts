import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Settings } from '../../src/config/schema.ts';
import { questions } from '../../src/owner/setup/questions.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';
import type { Terminal } from '../support/terminal.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

const settings = () => readFileSync(join(copy.folder, settingsFile), 'utf8');
const delivered = settings();
beforeEach(() => copy.write(settingsFile, delivered));

const clearLine = '\u0015';
const names = questions.map(({ path }) => path.join('.'));

/** Answers every question, by default with Enter. Each is waited for by its setting's name. */
async function answerAll(terminal: Terminal, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const name of names) {
    await terminal.sees(`  ${name}:`);
    terminal.type(answers[name] === undefined ? '\r' : `${clearLine}${answers[name]}\r`);
  }
}

test('Enter keeps every setting, and nothing is written', async () => {
  using terminal = copy.open('setup');
  await answerAll(terminal, {});
  expect(await terminal.ended).toBe(0);
  expect(terminal.transcript).toContain('Nothing has changed.');
  expect(settings()).toBe(delivered);
});

test('answers are taken as they are meant, in place of faulty settings too, and written once the owner agrees', async () => {
  copy.write(settingsFile, delivered.replace(/"accent": "[^"]*"/, '"accent": "#fff"'));
  using terminal = copy.open('setup');
  await answerAll(terminal, {
    product: 'Velorano',
    accent: '#0a5a39',
    origin: 'rechner.velorano.test/',
    'videos.whoIs.en': 'youtu.be/aaaaaaaaaaa',
    currency: 'eur',
    tiers: 'Einstieg 9,90 75 5; Mehr dazu 49€ 75 % 5; GROSS $90 75 5; GRÖSSER 1490 70 10',
    upgrades: '2: Mehr dazu 20 %, GROSS 15; 4: GRÖSSER 5',
    'whatIsSold.en': '-',
    ownSubscription: 'GROSS',
    'cautious.referrals': '0,5',
  });
  await terminal.sees(`Write this into ${settingsFile}?`);
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
    whatIsSold: { en: '' },
  });
  expect(Object.entries(written.tiers).map(([name, { price }]) => [name, price])).toEqual([
    ['Einstieg', 9.9],
    ['Mehr dazu', 49],
    ['GROSS', 90],
    ['GRÖSSER', 1490],
  ]);
});

test('what cannot be is refused at once, in a sentence, and Ctrl+C changes nothing', async () => {
  using terminal = copy.open('setup');
  await terminal.sees('product: ');
  terminal.type(`${clearLine}${'A'.repeat(41)}\r`);
  await terminal.sees('product must have at most 40 characters');
  terminal.type('\u0003');
  expect(await terminal.ended).toBe(1);
  expect(terminal.transcript).toContain('Nothing was changed.');
  expect(settings()).toBe(delivered);
});

test('a number that could be two is refused, with an example of what is meant', async () => {
  using terminal = copy.open('setup');
  for (const name of names.slice(0, names.indexOf('tiers'))) {
    await terminal.sees(`  ${name}:`);
    terminal.type('\r');
  }
  for (const tiers of ['BOOST 1.490 75 5', 'BOOST 1 490 75 5', 'BOOST 5k 75 5']) {
    await terminal.sees('  tiers:');
    terminal.type(`${clearLine}${tiers}\r`);
    await terminal.sees('such as 1490 or 14.90');
  }
  terminal.type('\u0003');
  await terminal.ended;
});

test('a logo is looked at when it is named, also in quotes, and with an own one the sample’s dark one goes', async () => {
  using terminal = copy.open('setup');
  for (const name of names) {
    await terminal.sees(`  ${name}:`);
    if (name === 'logo.light') {
      terminal.type(`${clearLine}no.svg\r`);
      await terminal.sees('there is no "no.svg"');
      terminal.type(`${clearLine}'tests/owner/owners/disc.svg'`);
    }
    terminal.type('\r');
  }
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
