import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';

const project = join(import.meta.dirname, '../..');

/** Whether each page links all languages, as the real site does, or only the project's own. */
export type Links = 'all languages' | 'own languages';

/** A well-formed language code of three letters, from `qaa` on, that the project does not use. */
function generatedCode(index: number): string {
  const digits = (16 * 26 * 26 + index).toString(26);
  return digits.replace(/./g, (digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 26)));
}

function generatedLanguage(code: string): Language {
  return {
    code,
    hreflang: code,
    path: code,
    name: code,
    flag: 'us',
    numberLocale: 'en-US',
    direction: 'ltr',
    published: true,
  };
}

/** @throws Error if the file does not contain the text */
function replace(file: string, text: string, by: string): void {
  const content = readFileSync(file, 'utf8');
  if (!content.includes(text)) throw new Error(`${file} has no "${text}" at which to add languages.`);
  writeFileSync(file, content.replace(text, by));
}

function addDictionaries(content: string, codes: readonly string[]): void {
  const english = readFileSync(join(content, 'en.json'), 'utf8');
  for (const code of codes) writeFileSync(join(content, `${code}.json`), english);
  const imports = codes.map((code) => `import ${code} from './${code}.json' with { type: 'json' };`);
  writeFileSync(
    join(content, 'generated.ts'),
    `${imports.join('\n')}\nexport const generated = { ${codes.join(', ')} };\n`,
  );
  const file = join(content, 'dictionaries.ts');
  replace(file, '};', '  ...generated,\n};\nimport { generated } from "./generated.ts";');
}

/**
 * Writes a copy of the project with the given number of languages. The generated ones use the English texts.
 * @param folder emptied first
 * @param count at least the number of the project's own languages
 */
export function writeGrownSite(folder: string, count: number, links: Links): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));

  const codes = Array.from({ length: count - publishedLanguages.length }, (_, index) => generatedCode(index));
  const config = join(folder, 'src/config');
  const entries = JSON.stringify(codes.map(generatedLanguage));
  writeFileSync(join(config, 'generated.ts'), `export const generated = ${entries};\n`);
  addDictionaries(join(folder, 'src/content'), codes);
  if (links === 'all languages') {
    const list = '] as const satisfies readonly Language[];';
    replace(join(config, 'languages.ts'), list, `...generated,\n${list}\nimport { generated } from './generated.ts';`);
  } else {
    const page = join(folder, 'src/pages/[locale].astro');
    replace(page, 'publishedLanguages.map((language) =>', '[...publishedLanguages, ...generated].map((language) =>');
    const list = 'import { publishedLanguages }';
    replace(page, list, `import { generated } from '../config/generated.ts';\n${list}`);
  }
}
