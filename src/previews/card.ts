import { readFileSync } from 'node:fs';
import { site } from '../config/site.ts';
import type { Language } from '../config/languages.ts';
import { translator } from '../content/translate.ts';
import { colourRole } from '../styles/colour-role.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The tokens that the card uses. Others can change without making the pictures out of date. */
const roles = ['paper', 'surface', 'ink', 'ink-soft', 'rule', 'accent', 'on-accent', 'accent-wash'];

const escape = (text: string) => text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The HTML document that is photographed for a language's link preview: the product, the page's title and
 * the note that it is an example. No amounts: a shared picture travels without their conditions.
 */
export function cardDocument(language: Language): string {
  const t = translator(language);
  const tokens = read('../styles/tokens.css');
  const colours = roles.map((role) => `--${role}: ${colourRole(tokens, role).light};`).join(' ');
  return `<!doctype html>
<html lang="${language.hreflang}" dir="${language.direction}">
<meta charset="utf-8">
<style>:root { ${colours} }
${read('card.css')}</style>
<main>
<b class="product">${read('../../public/favicon.svg')}${escape(site.product)}</b>
<h1>${escape(t('title'))}</h1>
<p>${escape(t('nonBindingNote'))}</p>
</main>
${read('card-drawing.svg')}</html>
`;
}
