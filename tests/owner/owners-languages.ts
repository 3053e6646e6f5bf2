import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/config/languages.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import type { Owner } from './owners.ts';

const list = 'src/config/languages.ts';

const kept: readonly string[] = ['de', 'en', 'ar'];
const others = languages.filter(({ code }) => !kept.includes(code));

/** A language that the project does not have. */
const added = ['da', 'sl', 'et'].find((code) => languages.every((language) => language.code !== code))!;

/** What owners do to the list of languages and their files; those who are not named leave them as they are. */
export const languageChanges: Partial<Record<string, (copy: ProjectCopy) => void>> = {
  'three-languages': (copy) => {
    for (const { code, path } of others) {
      copy.edit(list, (text) => text.replace(new RegExp(`^  \\{\\s*code: '${code}',[^}]*\\},\\n`, 'm'), ''));
      rmSync(join(copy.folder, `src/content/${path}.json`));
      rmSync(join(copy.folder, `tests/unit/wording/${path}.json`));
      rmSync(join(copy.folder, `public/previews/${path}.png`));
    }
  },
  'one-language-more': (copy) => {
    const flag = { da: 'dk', sl: 'si', et: 'ee' }[added]!;
    const entry = `{ code: '${added}', hreflang: '${added}', path: '${added}', name: '${added}', flag: '${flag}', numberLocale: '${added}-${flag.toUpperCase()}', direction: 'ltr' }`;
    copy.edit(list, (text) => text.replace('] as const satisfies', `  ${entry},\n$&`));
    const duplicate = (from: string, to: string) => copyFileSync(join(copy.folder, from), join(copy.folder, to));
    duplicate('src/content/nl.json', `src/content/${added}.json`);
    copy.edit(`src/content/${added}.json`, (text) => text.replace(/"(title|metaDescription)": "/g, '$&+ '));
    // As out of date as the other pictures are once the settings have changed.
    duplicate('public/previews/en.png', `public/previews/${added}.png`);
  },
} satisfies Partial<Record<Owner, (copy: ProjectCopy) => void>>;
