/*
 * `npm run check:texts` says what is wrong with the texts, one line each; `npm run check:texts -- fr cz` asks for these
 * languages alone, by their paths, and lists all their untranslated texts. The exit code is 0 if nothing is wrong, else 1.
 */
import './report-errors.ts';
import { readdirSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/dictionaries.ts';
import { allTextFaults } from '../content/faults.ts';
import { allUntranslatedTexts } from '../content/untranslated.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((path) => !languages.some((language) => language.path === path));
if (unknown.length > 0) {
  console.error(
    `No language has the path ${unknown.join(', ')}. Paths: ${languages.map(({ path }) => path).join(', ')}.`,
  );
  process.exit(1);
}

const files = languages.filter(({ path }) => asked.length === 0 || asked.includes(path)).map(fileOf);
const isAsked = ({ file }: { readonly file: string }) => files.includes(file);
const faults = allTextFaults().filter(isAsked);
const waiting = allUntranslatedTexts(asked.length > 0).filter(isAsked);
const strays = readdirSync('src/content')
  .filter((name) => name.endsWith('.json'))
  .map((name) => `src/content/${name}`)
  .filter((file) => !languages.some((language) => fileOf(language) === file));
for (const { file, key, problem } of faults) console.log(`${file}, ${key}: The text ${problem}.`);
for (const { file, problem } of waiting) console.log(`${file}: ${problem}`);
for (const file of strays) console.log(`${file}: No language in src/config/languages.ts has this path.`);
const isFine = faults.length === 0 && strays.length === 0 && !waiting.some(({ isShown }) => isShown);
if (isFine && waiting.length === 0)
  console.log(`Nothing is wrong with the texts in ${files.length === 1 ? files[0] : `${files.length} files`}.`);
process.exitCode = isFine ? 0 : 1;
