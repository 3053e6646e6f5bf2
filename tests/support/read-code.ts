import jsQR from 'jsqr';
import sharp from 'sharp';

/** Some phones read no other. */
const onlyDarkOnLight = { inversionAttempts: 'dontInvert' } as const;

/** What a phone would read: the text of the code to scan in a picture (PNG or SVG), or undefined if it finds none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { data: text } = jsQR(new Uint8ClampedArray(data), info.width, info.height, onlyDarkOnLight) ?? {};
  return text;
}
