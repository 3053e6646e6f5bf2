/*
 * `npm run language -- add da` adds a language, whose texts then wait for translation; `npm run language -- remove sv`
 * takes one away. What is not said as an option is asked at a terminal, and elsewhere taken from Unicode's data. The
 * exit code is 0 if it is done, else 1.
 */
import { parseArgs } from 'node:util';
import { defaultLanguage, languages, type Language } from '../../config/languages.ts';
import { fileOf } from '../../content/files.ts';
import { askEntry } from './ask.ts';
import { addFiles, removeFiles } from './files.ts';
import { checkEntry, LanguageError, proposedEntry, refusal, type Said } from './proposal.ts';

const usage = `npm run language -- add CODE       such as da; what is not said is asked
    --name Dansk --path da --locale da-DK --flag dk --direction ltr
npm run language -- remove CODE    such as sv, or several`;

async function add(code: string, said: Said): Promise<void> {
  const proposed = proposedEntry(code);
  const taken = refusal('code', proposed, languages);
  if (taken !== undefined) throw new LanguageError(taken);
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  const entry = isAsked ? await askEntry(proposed, said) : { ...proposed, ...said };
  checkEntry(entry, languages);
  await addFiles(entry);
  console.log(`${entry.name} is in the list, with the English texts in ${fileOf(entry)}.
Translate them: "npm run check:texts -- ${entry.path}" says what is left. Until then, the language has no page.
Then "npm run previews" draws the picture of its link, and someone who speaks it writes src/content/wording/${entry.path}.ts.`);
}

/** @throws LanguageError if there is no such language, or others rest on it */
function removable(code: string): Language {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new LanguageError(`No language has the code “${code}”.`);
  if (code === defaultLanguage.code || code === 'en')
    throw new LanguageError(
      `${language.name} stays: its texts stand in for others. published: false in src/config/languages.ts leaves ` +
        'English without a page.',
    );
  return language;
}

async function remove(codes: readonly string[]): Promise<void> {
  const gone = [...new Set(codes)].map(removable);
  const files = await removeFiles(gone);
  const names = gone.map(({ name }) => name).join(', ');
  console.log(`Out of the list: ${names}. Deleted: ${files.join(', ')}.`);
}

/** What is asked for on the command line. @throws TypeError at an unknown option */
function asked() {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: option, path: option, locale: option, flag: option, direction: option },
  });
  const { locale, direction, ...others } = values;
  if (direction !== undefined && direction !== 'ltr' && direction !== 'rtl')
    throw new LanguageError(`A direction is ltr or rtl, not “${direction}”.`);
  const said: Said = { ...others, ...(locale && { numberLocale: locale }), ...(direction && { direction }) };
  const [command, ...codes] = positionals;
  return { command, codes, said };
}

process.exitCode = 1;
try {
  const { command, codes, said } = asked();
  const [code] = codes;
  if (command === 'add' && code !== undefined && codes.length === 1) await add(code, said);
  else if (command === 'remove' && code !== undefined) await remove(codes);
  else throw new LanguageError(usage);
  process.exitCode = 0;
} catch (error) {
  const isOwners = error instanceof LanguageError || error instanceof TypeError;
  if (error instanceof Error && error.name === 'ExitPromptError') console.error('\nEnded. Nothing was changed.');
  else if (isOwners) console.error(error.message);
  else throw error;
}
