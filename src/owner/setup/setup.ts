/*
 * `npm run setup` shows the settings in six groups and asks for new values of those that the owner chooses; `npm run
 * setup -- plan` shows only one group. At the end it lists the changes, writes them after confirmation, draws the link
 * previews anew and runs the doctor.
 */
import '../report-errors.ts';
import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { confirm, select, Separator } from '@inquirer/prompts';
import { readSettingsFile, settingsFile } from '../../config/read-settings.ts';
import { settingsSchema } from '../../config/schema.ts';
import { shape, type Settings } from '../../config/shape.ts';
import { parsePath } from '../../config/normalise.ts';
import { isOutside } from '../launch.ts';
import { wrapped } from '../wrapped.ts';
import { faultsOf, type Item, type Values } from './item.ts';
import { itemsOf } from './items.ts';

/** The settings by group; “plan” has all that are in no other. Dates of videos are written by hand. */
const groups = new Map<string, readonly (keyof Settings)[]>([
  ['look', ['product', 'accent', 'logo', 'company']],
  ['addresses', ['origin', 'signupAddress']],
  ['legal', ['legal', 'terms']],
  ['videos', ['videos']],
  ['plan', []],
  ['words', ['whatIsSold']],
]);
const elsewhere: readonly string[] = ['$schema', 'videoDates', ...[...groups.values()].flat()];
groups.set(
  'plan',
  shape.keyof().options.filter((name) => !elsewhere.includes(name)),
);
const names = [...groups.keys()];

const itemsIn = (group: string, settings: Values) => groups.get(group)!.flatMap((name) => itemsOf(settings, [name]));

/** Shows a menu. @param offered the row that Enter takes @returns the row that was chosen; behind the last, the end */
function choose(message: string, rows: readonly Omit<Item, 'ask'>[], offered: number): Promise<number> {
  const choices = rows.map(({ label, present, help, fault }, value) => {
    const row = `${label.padEnd(28)} ${fault ? '✗ ' : ''}${present}`;
    const room = (process.stdout.columns || 80) - 4;
    const name = row.length > room ? `${row.slice(0, room - 1)}…` : row;
    return { value, name, short: label, description: wrapped(fault ?? help) };
  });
  const all = [...choices, new Separator(), { value: rows.length, name: 'Done', description: '' }];
  return select({ message, choices: all, default: Math.min(offered, rows.length), pageSize: 24, loop: false });
}

/** Shows a group until nothing more is chosen. @returns the settings with the answers */
async function askGroup(group: string, given: Values): Promise<Values> {
  let settings = given;
  let row = 0;
  while (true) {
    const items = itemsIn(group, settings);
    row = await choose(group, items, row);
    if (row === items.length) return settings;
    settings = await items[row]!.ask();
    row++;
  }
}

/** What differs between two settings, one line each. */
function changes(before: Values, after: Values): string[] {
  const [old, now] = [before, after].map((settings) =>
    Object.fromEntries(
      names.flatMap((group) => itemsIn(group, settings)).map(({ label, present }) => [label, present]),
    ),
  );
  return Object.keys({ ...old, ...now })
    .filter((label) => (old![label] ?? '') !== (now![label] ?? ''))
    .map((label) => `${label}: ${old![label] || '(empty)'} -> ${now![label] || '(empty)'}`);
}

/** Copies a logo from elsewhere into the project, so that it is there on any computer. @returns its path from the folder */
function copied(file: unknown, name: string): unknown {
  if (typeof file !== 'string' || file === '') return file;
  const path = relative('.', resolve(parsePath(file.trim())));
  if (!isOutside(path)) return path.replaceAll(sep, '/');
  copyFileSync(path, name);
  console.log(`The logo was copied to ${name}.`);
  return name;
}

/** Writes settings, once the owner agrees to what changes. @returns whether nothing is left to be done */
async function finish(given: Values, settings: Values): Promise<boolean> {
  const faults = await faultsOf(settings);
  if (faults.length > 0) {
    console.log(wrapped(['Not possible yet:', ...faults].join('\n✗ ')));
    return false;
  }
  // In the order and form of the schema, which mends what has one plain meaning.
  const mended = { $schema: './settings.schema.json', ...settingsSchema.parse(settings) };
  const changed = changes(settingsSchema.safeParse(given).data ?? given, mended);
  console.log(wrapped(changed.join('\n') || 'Nothing has changed.'));
  if (changed.length === 0) return true;
  if (!(await confirm({ message: `Write this into ${settingsFile}?` }))) return false;
  const { light, dark } = mended.logo;
  const logo = { light: copied(light, 'public/logo.svg'), dark: copied(dark, 'public/logo-dark.svg') };
  writeFileSync(settingsFile, `${JSON.stringify({ ...mended, logo }, null, 2)}\n`);
  console.log(
    wrapped(`Written into ${settingsFile}. "npm start" builds the page and shows it; "npm run deploy" publishes it.`),
  );
  for (const file of ['draw-previews.ts', 'doctor.ts'])
    spawnSync(process.execPath, [join(import.meta.dirname, '..', file)], { stdio: 'inherit' });
  return true;
}

/** @param only the one group to show; undefined: all */
async function setUp(only: string | undefined): Promise<void> {
  console.log(
    wrapped('Typing replaces what is shown, Enter keeps it, a minus sign empties it, Ctrl+C ends without a change.\n'),
  );
  const given = readSettingsFile() as Values;
  let settings = given;
  let row = 0;
  while (true) {
    const rows = names.map((label) => {
      const items = itemsIn(label, settings);
      const present = items.flatMap((item) => item.present || []).join(', ') || '(empty)';
      return { label, present, help: '', fault: items.find(({ fault }) => fault)?.fault };
    });
    row = only ? names.indexOf(only) : await choose('Settings', rows, row);
    const group = names[row];
    if (group) settings = await askGroup(group, settings);
    if ((only || !group) && (await finish(given, settings))) return;
    row++;
  }
}

const only = process.argv[2];
function endUnchanged(reason = ''): void {
  console.error(`${reason}Nothing was changed.`);
  process.exitCode = 1;
}
// Ctrl+C between two questions; while one is asked, it throws an ExitPromptError.
process.once('SIGINT', () => {
  endUnchanged();
  process.exit();
});
try {
  if (!process.stdin.isTTY) throw new Error('The setup asks its questions at a terminal. There is none.');
  if (only && !groups.has(only)) throw new Error(`The setup has no group ${only}: its groups are ${names.join(', ')}.`);
  await setUp(only);
} catch (error) {
  endUnchanged(error instanceof Error && error.name !== 'ExitPromptError' ? `${error.message} ` : '');
}
