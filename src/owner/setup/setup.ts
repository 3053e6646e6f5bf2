/*
 * `npm run setup` shows the settings in six groups and asks for new values of those that the owner chooses; `npm run
 * setup -- plan` shows only one group. At the end it lists the changes, writes them after confirmation, draws the link
 * previews anew and runs the doctor.
 */
import '../report-errors.ts';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirm, select, Separator } from '@inquirer/prompts';
import { readSettingsFile, settingsFile } from '../../config/read-settings.ts';
import { settingsSchema, shape, type Settings } from '../../config/schema.ts';
import { faultsOf, itemsOf, type Item, type Values } from './items.ts';

/** The settings by group; “plan” has all that are in no other. Dates of videos are written by hand. */
const groups = new Map<string, readonly (keyof Settings)[]>([
  ['look', ['product', 'accent', 'logo', 'company']],
  ['addresses', ['origin', 'signupOrigin', 'offline']],
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
    const name = `${label.padEnd(32)} ${fault ? '✗ ' : ''}${present}`;
    return { value, name: name.slice(0, (process.stdout.columns ?? 80) - 4), short: label, description: fault ?? help };
  });
  const all = [...choices, new Separator(), { value: rows.length, name: 'Done', description: '' }];
  return select({ message, choices: all, default: Math.min(offered, rows.length), pageSize: 24, loop: false });
}

/** Shows a group until nothing more is chosen. @returns the settings with the answers */
async function askGroup(group: string, given: Values): Promise<Values> {
  for (let [settings, next] = [given, 0]; ; next++) {
    const items = itemsIn(group, settings);
    next = await choose(group, items, next);
    if (next === items.length) return settings;
    settings = await items[next]!.ask();
  }
}

/** What differs between two settings, one line each. */
function changes(before: Values, after: Values): string[] {
  const [old, now] = [before, after].map((settings) => names.flatMap((group) => itemsIn(group, settings)));
  const texts = new Map(old!.map(({ label, present }) => [label, present]));
  return now!
    .filter(({ label, present }) => texts.get(label) !== present)
    .map(({ label, present }) => `${label}: ${texts.get(label) || '(empty)'} -> ${present || '(empty)'}`);
}

/** Writes settings, once the owner agrees to what changes. @returns whether nothing is left to be done */
async function finish(given: Values, settings: Values): Promise<boolean> {
  const faults = await faultsOf(settings);
  if (faults.length > 0) {
    console.log(['This cannot be yet:', ...faults].join('\n✗ '));
    return false;
  }
  // In the order and form of the schema, which mends what has one plain meaning.
  const mended = { $schema: './settings.schema.json', ...settingsSchema.parse(settings) };
  const changed = changes(settingsSchema.safeParse(given).data ?? given, mended);
  console.log(changed.join('\n') || 'Nothing has changed.');
  if (changed.length === 0) return true;
  if (!(await confirm({ message: `Write this into ${settingsFile}?` }))) return false;
  writeFileSync(settingsFile, `${JSON.stringify(mended, null, 2)}\n`);
  console.log(`Written into ${settingsFile}.`);
  for (const file of ['draw-previews.ts', 'doctor.ts'])
    spawnSync(process.execPath, [join(import.meta.dirname, '..', file)], { stdio: 'inherit' });
  return true;
}

/** @param only the one group to show; undefined: all */
async function setUp(only: string | undefined): Promise<void> {
  console.log('Enter keeps what stands there, a minus sign empties it, Ctrl+C ends without a change.\n');
  const given = readSettingsFile() as Values;
  for (let [settings, next] = [given, 0]; ; next++) {
    const rows = names.map((label) => {
      const items = itemsIn(label, settings);
      const present = items.flatMap((item) => item.present || []).join(', ') || '(empty)';
      return { label, present, help: '', fault: items.find(({ fault }) => fault)?.fault };
    });
    next = only ? names.indexOf(only) : await choose('Settings', rows, next);
    const group = names[next];
    if (group) settings = await askGroup(group, settings);
    if ((only || !group) && (await finish(given, settings))) return;
  }
}

const only = process.argv[2];
try {
  if (!process.stdin.isTTY) throw new Error('The setup asks its questions at a terminal. There is none.');
  if (only && !groups.has(only)) throw new Error(`The setup has no group ${only}: its groups are ${names.join(', ')}.`);
  await setUp(only);
} catch (error) {
  const message = error instanceof Error && error.name !== 'ExitPromptError' ? `${error.message} ` : '';
  console.error(`${message}Nothing was changed.`);
  process.exitCode = 1;
}
