import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

const danish = `{ code: 'da', hreflang: 'da', path: 'da', name: 'Dansk', flag: 'dk', numberLocale: 'da-DK', direction: 'ltr' }`;

/**
 * The project of an owner whose settings have nothing in common with the sample's, and who has one language more. Its
 * texts are Dutch for want of a translator, but for those that no two pages may share.
 */
export function ownersProject(): ProjectCopy {
  const copy = new ProjectCopy();
  copy.write(settingsFile, readFileSync(join(import.meta.dirname, 'four-tiers.json'), 'utf8'));
  copy.edit('src/config/languages.ts', (text) => text.replace('] as const satisfies', `  ${danish},\n$&`));
  const texts = readFileSync('src/content/nl.json', 'utf8').replace(/"(title|metaDescription)": "/g, '$&+ ');
  copy.write('src/content/da.json', texts);
  return copy;
}
