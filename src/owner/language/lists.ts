import type { Entry } from './proposal.ts';

/*
 * What names every language: `src/config/languages.ts`, `src/content/dictionaries.ts` and the terms for translators. Each
 * function takes a file's text and gives the changed one, which is still to be formatted.
 */

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** The path as the name of a dictionary's import: `ptBr` of `pt-br`. */
const nameOf = (path: string) => path.replace(/-./g, ([, letter = '']) => letter.toUpperCase());

/** @throws Error if the file does not have what is looked for: someone has written it anew */
function replaced(text: string, place: RegExp, by: string): string {
  if (!place.test(text)) throw new Error(`There is no ${place} in the list of languages.`);
  return text.replace(place, () => by);
}

const endOfList = '] as const satisfies readonly Language[];';

/** Puts an entry at the end of `languages.ts`. */
export function withEntry(text: string, entry: Entry): string {
  const fields = Object.entries(entry).map(([name, value]) => `${name}: ${quoted(value)}`);
  return replaced(text, /\] as const satisfies readonly Language\[\];/, `  { ${fields.join(', ')} },\n${endOfList}`);
}

/** Takes an entry out of `languages.ts`. */
export const withoutEntry = (text: string, { code }: Entry) =>
  replaced(text, new RegExp(String.raw`^ {2}\{[^{}]*\bcode: '${code}',[^{}]*\},\n`, 'm'), '');

const importOf = (path: string) => `import ${nameOf(path)} from './${path}.json' with { type: 'json' };\n`;
const endOfDictionaries = /\n\};\n/;

/** Names a dictionary in `dictionaries.ts`: its import in the alphabet's order, itself at the end. */
export function withDictionary(text: string, { code, path }: Entry): string {
  const imports = [...text.matchAll(/^import .* with \{ type: 'json' \};\n/gm)].map(([line]) => line);
  const next = imports.find((line) => line > importOf(path));
  const last = imports.at(-1)!;
  const named = next ? text.replace(next, importOf(path) + next) : text.replace(last, last + importOf(path));
  return replaced(named, endOfDictionaries, `\n  ${code}: ${nameOf(path)},\n};\n`);
}

/** Takes a dictionary out of `dictionaries.ts`. */
export const withoutDictionary = (text: string, { code, path }: Entry) =>
  replaced(text.replace(importOf(path), ''), new RegExp(`^ {2}${code}(: ${nameOf(path)})?,\n`, 'm'), '');

/** Takes a language's row out of the terms in `src/content/README.md`, if someone has written one. */
export const withoutTerms = (text: string, { path }: Entry) =>
  text.replace(new RegExp(String.raw`^\| ${path} +\|.*\n`, 'm'), '');
