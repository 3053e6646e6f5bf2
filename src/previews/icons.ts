import { readFileSync } from 'node:fs';
import { iconSizes } from '../config/pictures.ts';

const favicon = readFileSync(new URL('../../public/favicon.svg', import.meta.url), 'utf8');

/** The favicon with square corners: phones cut their own shape out of it, and leave its middle whole. */
const maskable = favicon.replace(' rx="6"', '');

/** The icons that the web app manifests name: file in `public/icons`, edge in pixels, and the drawing. */
export const icons = iconSizes.flatMap((size) => [
  { file: `${size}.png`, size, source: favicon },
  { file: `maskable-${size}.png`, size, source: maskable },
]);
