import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectCopy } from './copy-of-project.ts';

const copy = new ProjectCopy();
const published = () =>
  readdirSync(join(copy.folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'latin1')]);

let before: ReturnType<typeof published>;
beforeAll(() => {
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
  before = published();
});
afterAll(() => copy[Symbol.dispose]());

const settings = 'src/config/settings.ts';

interface Fault {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly says: string;
}

test.for<Fault>([
  {
    file: settings,
    from: /product: string = '.*'/,
    to: "product: string = ''",
    says: `${settings}: product must not be empty.`,
  },
  {
    file: settings,
    from: /accent: string = '.*'/,
    to: "accent: string = '#ffcc00'",
    says: `${settings}: accent must be easier to read: with "#ffcc00", the result on its tinted band has a contrast of`,
  },
  {
    file: settings,
    from: /light: '[^']*'/,
    to: "light: 'public/robots.svg'",
    says: `${settings}: logo.light must be the path of an SVG file, and there is no "public/robots.svg".`,
  },
  {
    file: settings,
    from: /(priceCents: )\d/,
    to: '$1-2',
    says: `${settings}: tiers.BOOST.priceCents must be a whole number`,
  },
  {
    file: 'src/content/fr.json',
    from: /("monthNumber": ".*)\{month\}/,
    to: '$1{mois}',
    says: 'src/content/fr.json, monthNumber: The text lacks {month}, which the German text has.',
  },
])(
  'a value that cannot be right stops the build before it writes anything, with a sentence that names it: $says',
  ({ file, from, to, says }) => {
    let original = '';
    copy.edit(file, (text) => {
      original = text;
      return text.replace(from, to);
    });
    const { ok, output } = copy.run('astro', 'build');
    copy.write(file, original);
    expect(ok).toBe(false);
    expect(output).toContain(says);
    expect(published()).toEqual(before);
  },
);
