import { existsSync, readFileSync } from 'node:fs';
import { site } from '../config/site.ts';
import type { Language } from '../config/languages.ts';
import { translator } from '../content/translate.ts';
import { svgOf } from '../brand/drawing.ts';
import { isWordmark, logo } from '../brand/logo.ts';
import { colour } from '../styles/colours.ts';
import { createHash } from 'node:crypto';

// From the project's root, where all its commands run: the build bundles this module into another folder.
const read = (file: string) => readFileSync(file, 'utf8');

/** The tokens that the card uses. Others can change without making the pictures out of date. */
const roles = ['paper', 'surface', 'ink', 'ink-soft', 'rule', 'accent', 'on-accent', 'accent-wash'];

/** As high as its line, and as wide as that makes it. */
const logoSize = { width: `${64 * logo.light.ratio}`, height: '64' };

const escape = (text: string) => text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The HTML document that is photographed for a language's link preview: the product, the page's title and
 * the note that it is an example. No amounts: a shared picture travels without their conditions.
 */
export function cardDocument(language: Language): string {
  const t = translator(language);
  const colours = roles.map((role) => `--${role}: ${colour(role).light};`).join(' ');
  const name = isWordmark ? '' : escape(site.product);
  return `<!doctype html>
<html lang="${language.hreflang}" dir="${language.direction}">
<meta charset="utf-8">
<style>:root { ${colours} }
${read('src/previews/card.css')}</style>
<main>
<b class="product">${svgOf(logo.light, logoSize)}${name}</b>
<h1>${escape(t('title'))}</h1>
<p>${escape(t('nonBindingNote'))}</p>
</main>
${read('src/previews/card-drawing.svg')}</html>
`;
}

/**
 * Whether a language's link preview has been drawn from what it should show today. One of another product's name, or
 * of an older title, would contradict its page: such a page has none until `npm run previews`.
 */
export function linkPreviewFits(language: Language): boolean {
  const picture = `public/previews/${language.path}.png`;
  return existsSync(picture) && isDrawnFrom(cardDocument(language), readFileSync(picture));
}

/** The mark in a picture that identifies the source it was drawn from. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** Whether a picture was drawn from this source: the file contains the fingerprint as plain text. */
export function isDrawnFrom(source: string, picture: Buffer): boolean {
  return picture.includes(fingerprint(source));
}
