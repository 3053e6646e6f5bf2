/*
 * `npm run check:texts` says what is wrong with the texts, one line each; `npm run check:texts -- fr cz` asks for these
 * languages alone, by their paths, and lists all their untranslated texts. The exit code is 0 if nothing is wrong, else 1:
 * what waits for translation is not wrong.
 */
import { readdirSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { dictionaries, fileOf } from '../content/dictionaries.ts';
import { textFaults } from '../content/checks/text-faults.ts';
import { untranslatedTexts } from '../content/checks/untranslated.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((path) => !languages.some((language) => language.path === path));
if (unknown.length > 0) {
  console.error(
    `No language has the path ${unknown.join(', ')}. Paths: ${languages.map(({ path }) => path).join(', ')}.`,
  );
  process.exit(1);
}

const isAsked = asked.length > 0;
const chosen = isAsked ? languages.filter(({ path }) => asked.includes(path)) : languages;
const waiting = chosen.flatMap((language) => untranslatedTexts(language, dictionaries[language.code], isAsked));
for (const line of waiting) console.log(line);
const faults = chosen.flatMap((language) => textFaults(language, dictionaries[language.code]));
const strays = readdirSync('src/content')
  .filter((name) => name.endsWith('.json'))
  .map((name) => `src/content/${name}`)
  .filter((file) => !languages.some((language) => fileOf(language) === file));
faults.push(...strays.map((file) => `${file}: No language in src/config/languages.ts has this path.`));
for (const fault of faults) console.log(fault);
if (faults.length === 0)
  console.log(`Nothing is wrong with the texts of ${chosen.map(({ name }) => name).join(', ')}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
