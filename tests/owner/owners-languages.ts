import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/config/languages.ts';
import type { ProjectCopy } from '../support/project-copy.ts';
import type { Owner } from './owners.ts';

/** @throws Error with what the command said, if it refuses */
function ask(copy: ProjectCopy, ...args: readonly string[]): void {
  const { ok, output } = copy.run('language', ...args);
  if (!ok) throw new Error(output);
}

const kept: readonly string[] = ['de', 'en', 'ar'];
const others = languages.map(({ code }) => code).filter((code) => !kept.includes(code));

/** A language that the project does not have. */
const added = ['da', 'sl', 'et'].find((code) => languages.every((language) => language.code !== code))!;

/** What owners do to the list of languages; those who are not named leave it as it is. */
export const languageChanges: Partial<Record<string, (copy: ProjectCopy) => void>> = {
  'three-languages': (copy) => {
    if (others.length > 0) ask(copy, 'remove', ...others);
  },
  'one-language-more': (copy) => {
    ask(copy, 'add', added);
    copy.edit('src/config/languages.ts', (text) => text.replace(`code: '${added}',`, 'published: true, $&'));
    // As out of date as the other pictures are once the settings have changed.
    copyFileSync(join(copy.folder, 'public/previews/en.png'), join(copy.folder, `public/previews/${added}.png`));
  },
} satisfies Partial<Record<Owner, (copy: ProjectCopy) => void>>;
