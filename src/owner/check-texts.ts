/*
 * `npm run check:texts` says what is wrong with the texts, one line each; `npm run check:texts -- fr cz` asks for these
 * languages alone, by their paths. The exit code is 0 if nothing is, else 1.
 */
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/files.ts';
import { stopAtUnreadableTexts } from './unreadable-texts.ts';

stopAtUnreadableTexts();
const { allTextFaults } = await import('../content/faults.ts');

const asked = process.argv.slice(2);
const unknown = asked.filter((path) => !languages.some((language) => language.path === path));
if (unknown.length > 0) {
  console.error(
    `No language has the path ${unknown.join(', ')}. Paths: ${languages.map(({ path }) => path).join(', ')}.`,
  );
  process.exit(1);
}

const files = languages.filter(({ path }) => asked.length === 0 || asked.includes(path)).map(fileOf);
const faults = allTextFaults().filter(({ file }) => files.includes(file));
for (const { file, key, problem } of faults) console.log(`${file}, ${key}: The text ${problem}.`);
if (faults.length === 0)
  console.log(`Nothing is wrong with the texts in ${files.length === 1 ? files[0] : `${files.length} files`}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
