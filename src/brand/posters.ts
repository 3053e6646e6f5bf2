import { readFileSync } from 'node:fs';
import { colour } from '../styles/colours.ts';

/** The drawings in the folder `posters`. */
export const posters = ['who-is', 'calculator'] as const;
export type Poster = (typeof posters)[number];

/** A drawing with the values of the colour roles that it uses: a picture does not see the page's. */
export function posterSvg(poster: Poster): string {
  const drawing = readFileSync(`src/brand/posters/${poster}.svg`, 'utf8');
  const roles = [...new Set([...drawing.matchAll(/var\(--([\w-]+)\)/g)].map(([, role]) => role!))];
  const values = (scheme: 'light' | 'dark') =>
    `:root{${roles.map((role) => `--${role}:${colour(role)[scheme]}`).join(';')}}`;
  return drawing.replace('<style>', `<style>${values('light')}@media (prefers-color-scheme:dark){${values('dark')}}`);
}
