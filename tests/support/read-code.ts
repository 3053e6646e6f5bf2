import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone would read: the text of the code to scan in a picture (PNG or SVG), or undefined if it finds none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
