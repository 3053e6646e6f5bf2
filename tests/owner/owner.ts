import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/config/languages.ts';
import { fileOf } from '../../src/content/dictionaries.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/** Languages that an owner may add. The first that the list lacks is added. */
const others: readonly Language[] = [
  { code: 'da', hreflang: 'da', path: 'da', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' },
  { code: 'fi', hreflang: 'fi', path: 'fi', name: 'Suomi', flag: 'fi', numberLocale: 'fi-FI', direction: 'ltr' },
];
const isMissing = ({ code }: Language) => (languages as readonly Language[]).every((one) => one.code !== code);
/** The language that is added. */
export const added = others.find(isMissing)!;

/**
 * The project of an owner whose settings have nothing in common with the sample's, and who has one language more. Its
 * texts are English for want of a translator, but for those that no two pages may share.
 */
export function ownersProject(): ProjectCopy {
  const copy = new ProjectCopy();
  copy.write(settingsFile, readFileSync(join(import.meta.dirname, 'four-tiers.json'), 'utf8'));
  const line = JSON.stringify(added);
  copy.edit('src/config/languages.ts', (text) => text.replace('] as const satisfies', `  ${line},\n$&`));
  const texts = readFileSync('src/content/en.json', 'utf8').replace(/"(title|metaDescription)": "/g, '$&+ ');
  copy.write(fileOf(added), texts);
  return copy;
}
