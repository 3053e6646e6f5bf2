import jsQR from 'jsqr';
import sharp from 'sharp';

/** Some phones read no other. */
const onlyDarkOnLight = { inversionAttempts: 'dontInvert' } as const;

/**
 * Width of the quiet zone around the QR code in a picture, in modules. The code's corner is a dark line of seven
 * modules, which gives the size of one.
 */
export async function quietModules(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 128;
  const first = Array.from({ length: info.width }, (_, at) => at).find((at) => isDark(at, at))!;
  let end = first;
  while (isDark(end, first)) end++;
  return first / ((end - first) / 7);
}

/** What a phone would read: the text of the code to scan in a picture (PNG or SVG), or undefined if it finds none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data: text } = jsQR(new Uint8ClampedArray(data), info.width, info.height, onlyDarkOnLight) ?? {};
  return text;
}
