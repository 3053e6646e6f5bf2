import { existsSync, readFileSync } from 'node:fs';
import { settings } from '../settings/settings.ts';
import type { Language } from '../config/languages.ts';
import { translator } from '../content/translate.ts';
import { svgOf } from '../brand/drawing.ts';
import { isWordmark, logo } from '../brand/logo.ts';
import { colour } from '../styles/colours.ts';
import { createHash } from 'node:crypto';

// Relative to the project's root: the build moves this module, so a path relative to it would break.
const read = (file: string) => readFileSync(file, 'utf8');

/** Size in pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The tokens that the card uses. Others can change without making the pictures out of date. */
const roles = ['paper', 'surface', 'ink', 'ink-soft', 'rule', 'accent', 'on-accent', 'accent-wash'];

/** The height of its row (64 px), and the width that follows from its ratio. */
const logoSize = { width: `${64 * logo.light.ratio}`, height: '64' };

const escape = (text: string) => text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The HTML document of which a language's link preview is a screenshot: the product, the page's title and the note that
 * it is an example. It shows no amounts, since a shared picture would lack their conditions.
 */
export function cardDocument(language: Language): string {
  const t = translator(language);
  const colours = roles.map((role) => `--${role}: ${colour(role).light};`).join(' ');
  const name = isWordmark ? '' : escape(settings.product);
  return `<!doctype html>
<html lang="${language.hreflang}" dir="${language.direction}">
<meta charset="utf-8">
<style>:root { ${colours} }
${read('src/previews/card.css')}</style>
<main>
<b class="product">${svgOf(logo.light, logoSize)}${name}</b>
<h1>${escape(t('title'))}</h1>
<p>${escape(t('shareText'))}</p>
</main>
${read('src/previews/card-drawing.svg')}</html>
`;
}

/** Where link previews are drawn, from the project's root. */
export const previewsFolder = 'public/previews';

/** Whether a link preview is current. One that could contradict its page is omitted until `npm run previews` is run. */
export function isPreviewCurrent(language: Language): boolean {
  const picture = `${previewsFolder}/${language.path}.png`;
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
