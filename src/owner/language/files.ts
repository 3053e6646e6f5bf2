import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import * as settings from '../../config/settings.ts';
import { fileOf } from '../../content/files.ts';
import { settingsFile } from '../doctor/finding.ts';
import { rewriteSettings } from '../setup/rewrite-settings.ts';
import type { Settings } from '../setup/settings.ts';
import { withDictionary, withEntry, withoutDictionary, withoutEntry, withoutTerms } from './lists.ts';
import type { Entry } from './proposal.ts';
import { withoutLanguage } from './settings.ts';

const project = join(import.meta.dirname, '../../..');
const listFile = 'src/config/languages.ts';
const termsFile = 'src/content/README.md';
const dictionariesFile = 'src/content/dictionaries.ts';

const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** A text as the project formats it. */
const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(join(project, file))), filepath: file });

/** What the first line of a new file says, to translators too. */
const comment = 'A text that is still the English one counts as not translated: npm run check:texts says how many are.';

/** The English texts, marked as what they are. */
const untranslated = ({ code }: Entry) =>
  JSON.stringify({ '@@locale': code, '@@comment': comment, ...(JSON.parse(read(fileOf({ path: 'en' }))) as object) });

/** Writes all files or none: nothing is written before each text is made. */
async function write(texts: Readonly<Record<string, string>>): Promise<void> {
  const made = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => [file, await formatted(file, text)]),
  );
  for (const [file, text] of made) writeFileSync(join(project, file!), text!);
}

/** Adds a language: its entry, its file with the English texts, and its name among the dictionaries. */
export const addFiles = (entry: Entry) =>
  write({
    [listFile]: withEntry(read(listFile), entry),
    [fileOf(entry)]: untranslated(entry),
    [dictionariesFile]: withDictionary(read(dictionariesFile), entry),
  });

/** What belongs to one language alone. */
const ownFiles = ({ path }: Entry) => [
  fileOf({ path }),
  `src/content/wording/${path}.ts`,
  `public/previews/${path}.png`,
];

/** Takes languages away, with all that is their own. @returns the files that are gone */
export async function removeFiles(entries: readonly Entry[]): Promise<readonly string[]> {
  const present: Settings = { ...settings };
  const left = entries.reduce((settings, { code }) => withoutLanguage(settings, code), present);
  await write({
    [listFile]: entries.reduce(withoutEntry, read(listFile)),
    [dictionariesFile]: entries.reduce(withoutDictionary, read(dictionariesFile)),
    [termsFile]: entries.reduce(withoutTerms, read(termsFile)),
    [settingsFile]: rewriteSettings(read(settingsFile), present, left),
  });
  const gone = entries.flatMap(ownFiles).filter((file) => existsSync(join(project, file)));
  for (const file of gone) rmSync(join(project, file));
  return gone;
}
