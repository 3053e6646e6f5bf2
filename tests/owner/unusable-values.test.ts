import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectCopy, settingsFile } from './copy-of-project.ts';
import { settingsOf } from './owners.ts';

const copy = new ProjectCopy();
const published = () =>
  readdirSync(join(copy.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]);

let before: ReturnType<typeof published>;
beforeAll(() => {
  copy.write(settingsFile, settingsOf('two-levels'));
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  before = published();
});
afterAll(() => copy[Symbol.dispose]());

interface Fault {
  readonly file: string;
  /** Texts in the file, and what takes their place. */
  readonly edits: Readonly<Record<string, string>>;
  readonly says: string;
}

test.for<Fault>([
  {
    file: settingsFile,
    edits: { "product: string = 'Velorano'": "product: string = ''" },
    says: `${settingsFile}: product must not be empty.`,
  },
  {
    file: settingsFile,
    edits: { "accent: string = '#1d4ed8'": "accent: string = '#ffcc00'" },
    says: `${settingsFile}: accent must be easier to read: with "#ffcc00", the result on its tinted band has a contrast of`,
  },
  {
    file: settingsFile,
    edits: { "light: 'tests/owner/owners/wordmark.svg'": "light: 'public/robots.svg'" },
    says: `${settingsFile}: logo.light must be the path of an SVG file, and there is no "public/robots.svg".`,
  },
  {
    file: settingsFile,
    edits: { 'priceCents: 19_90': 'priceCents: -19_90' },
    says: `${settingsFile}: tiers.START.priceCents must be a whole number`,
  },
  {
    file: settingsFile,
    edits: {
      'priceCents: 19_90, level1Commission: 62, level2Commission: 4':
        'priceCents: 100_000_00, level1Commission: 62, level2Commission: 99',
      'horizonMonths: number = 24': 'horizonMonths: number = 120',
      'level2PartnersPerLevel1Partner: number = 1': 'level2PartnersPerLevel1Partner: number = 100',
    },
    says: `${settingsFile}: tiers must lead to smaller amounts`,
  },
  {
    file: 'src/content/fr.json',
    edits: { '"monthNumber": "Mois {month}"': '"monthNumber": "Mois {mois}"' },
    says: 'src/content/fr.json, monthNumber: The text lacks {month}, which the German text has.',
  },
])(
  'a value that cannot be right stops the build before it writes anything, with a sentence that names it: $says',
  ({ file, edits, says }) => {
    let original = '';
    copy.edit(file, (text) => {
      original = text;
      return Object.entries(edits).reduce((edited, [from, to]) => edited.replace(from, to), text);
    });
    const { ok, output } = copy.run('astro', 'build');
    copy.write(file, original);
    expect(ok).toBe(false);
    expect(output).toContain(says);
    expect(published()).toEqual(before);
  },
);
