import fc from 'fast-check';

/** Accents that make a page hard to colour. */
export const hardAccents = {
  'a yellow': '#ffcc00',
  'a navy that is nearly black': '#00001a',
  'a navy': '#001f3f',
  'pure red': '#ff0000',
  'pure green': '#00ff00',
  'pure blue': '#0000ff',
  'a light pastel': '#ffd1dc',
  'a dark pastel': '#5f6b57',
  'a grey in the middle': '#808080',
  black: '#000',
  white: '#fff',
  'an orange': '#ff6600',
  cyan: '#00ffff',
  'a violet': '#6f00ff',
} as const;

/** Any hex code. */
export const anyAccent = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
