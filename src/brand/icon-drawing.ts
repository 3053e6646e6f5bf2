import sharp from 'sharp';
import { svgOf, type Drawing } from './drawing.ts';

/** Length of an icon's edge in the drawing's own units. */
export const edge = 32;

/** A drawing in the middle of an icon, its longer side of this length. */
export function inSquare(drawing: Drawing, length: number, attributes: Readonly<Record<string, string>> = {}): string {
  const [start, size] = [`${(edge - length) / 2}`, `${length}`];
  return svgOf(drawing, { ...attributes, x: start, y: start, width: size, height: size });
}

/** The source of an icon. What it draws in `currentColor` gets the accent. */
export const iconOf = (content: string, accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" color="${accent}">${content}</svg>`;

/** The colour just inside the icon's inscribed circle, if it is uniform and opaque, as in a tile or a disc. */
async function rimColour(icon: string): Promise<string | undefined> {
  const pixels = 64;
  const data = await sharp(Buffer.from(icon)).resize(pixels).ensureAlpha().raw().toBuffer();
  const [centre, radius, points] = [pixels / 2, pixels / 2 - 2, 16];
  const rim = Array.from({ length: points }, (_, point) => {
    const angle = (2 * Math.PI * point) / points;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.floor(centre + radius * part));
    const at = 4 * (y! * pixels + x!);
    return data.toString('hex', at, at + 4);
  });
  const [first] = rim;
  return rim.every((colour) => colour === first) && first!.endsWith('ff') ? `#${first!.slice(0, 6)}` : undefined;
}

/** Edge of the largest square inside the safe zone that phones never crop, as a share of the icon's edge. */
const safe = 0.56;

/**
 * A maskable icon, which phones crop to their own shape. For a tile or disc, its colour is extended into the corners;
 * any other drawing is shrunk into the safe zone on white. https://www.w3.org/TR/appmanifest/#icon-masks
 */
export async function maskableIconOf(drawing: Drawing, accent: string): Promise<string> {
  const full = inSquare(drawing, edge);
  const rim = await rimColour(iconOf(full, accent));
  const content = rim === undefined ? inSquare(drawing, safe * edge) : full;
  return iconOf(`<path fill="${rim ?? '#fff'}" d="M0 0h${edge}v${edge}H0z"/>${content}`, accent);
}
