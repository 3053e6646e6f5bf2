import { readFileSync } from 'node:fs';
import { iconSizes } from '../config/pictures.ts';

const favicon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

/** The favicon with square corners: phones cut their own shape out of it and leave the middle intact. */
const maskable = favicon.replace(' rx="6"', '');

/** Home-screen icons: file in `public`, edge length in pixels, and the drawing. */
export const icons = [
  // The one size that iPhones ask for; they also round the corners themselves.
  { file: 'apple-touch-icon.png', size: 180, source: maskable },
  ...iconSizes.flatMap((size) => [
    { file: `icons/${size}.png`, size, source: favicon },
    { file: `icons/maskable-${size}.png`, size, source: maskable },
  ]),
];
