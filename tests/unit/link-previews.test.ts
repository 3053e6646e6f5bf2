import { mkdtempSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { linkPreviews } from '../../src/build/link-previews.ts';
import { languages } from '../../src/config/languages.ts';
import { cardDocument } from '../../src/previews/card.ts';
import { fingerprint } from '../../src/previews/fingerprint.ts';

const head = '<meta property="og:url" content="u">';
const image = '<meta property="og:image" content="i"><meta property="og:image:alt" content="a > b">';

/** Runs the step on a built site whose pictures have these fingerprints. Returns the pictures, pages and warnings. */
function publish(fingerprintOf: (path: string, current: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'previews-'));
  mkdirSync(join(folder, 'previews'));
  for (const language of languages) {
    const { path } = language;
    writeFileSync(join(folder, `${path}.html`), head + image);
    writeFileSync(join(folder, 'previews', `${path}.png`), fingerprintOf(path, fingerprint(cardDocument(language))));
  }
  const warnings: string[] = [];
  const options = { dir: pathToFileURL(`${folder}/`), logger: { warn: (text: string) => warnings.push(text) } };
  linkPreviews().hooks['astro:build:done']!(options as never);
  const page = (path: string) => readFileSync(join(folder, `${path}.html`), 'utf8');
  return { pictures: readdirSync(join(folder, 'previews')), page, warnings };
}

test('pictures that match their text are published without a warning', () => {
  const { pictures, page, warnings } = publish((_, current) => `picture ${current}`);
  expect(pictures).toHaveLength(languages.length);
  expect(page('de')).toBe(head + image);
  expect(warnings).toEqual([]);
});

test('a picture that does not match its text is left out, with a warning that names its page', () => {
  const { pictures, page, warnings } = publish((path, current) => (path === 'ae' ? 'another' : current));
  expect(pictures).not.toContain('ae.png');
  expect(pictures).toHaveLength(languages.length - 1);
  expect(page('ae')).toBe(head);
  expect(page('de')).toBe(head + image);
  expect(warnings).toEqual(['no link preview fits the text of ae: "npm run previews" draws them']);
});
