import { join } from 'node:path';
import sharp from 'sharp';
import { drawLogo, isWordmark, logo } from '../brand/logo.ts';
import type { Language } from '../config/languages.ts';
import { translator } from '../content/translate.ts';
import { settings } from '../settings/settings.ts';
import { colour } from '../styles/colours.ts';

/** Size in pixels of the pictures that chats and social networks show beside a link. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Path of a language's link preview, without a slash at its start. */
export const previewPath = ({ path }: Pick<Language, 'path'>): string => `previews/${path}.png`;

/** Width of the panel with the bars. */
const panel = 400;
/** Width between texts and edges. */
const edge = 64;
/** Height of the logo's row, and its middle. */
const [row, rowMiddle] = [64, 88];

/** Latin first: Pango takes the letters of names within Arabic from it. */
const fontFiles = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
];

const escape = (text: string) => text.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A text as a picture, shaped and broken into lines by Pango. @param size options of sharp's texts */
const drawText = (text: string, font: string, role: 'ink' | 'ink-soft', size: object) => {
  const markup = `<span foreground="${colour(role).light}">${escape(text)}</span>`;
  return sharp({ text: { text: markup, font, rgba: true, ...size } })
    .png()
    .toBuffer({ resolveWithObject: true });
};

/** Pango keeps the fonts that it has loaded. */
const fontsAreLoaded = (async () => {
  for (const file of fontFiles)
    await drawText('a', 'Noto Sans', 'ink', { fontfile: join('node_modules/@expo-google-fonts', file) });
})();

/** A text in lines, in smaller letters if it is higher than its place. @param font with its size in pixels */
async function fittedText(text: string, font: string, role: 'ink' | 'ink-soft', height: number, indent = 0) {
  const width = previewSize.width - panel - 2 * edge - indent;
  const drawn = await drawText(text, font, role, { width, dpi: 72 });
  return drawn.info.height <= height ? drawn : drawText(text, font, role, { width, height });
}

/** Width of the logo in its row. */
const logoWidth = Math.round(row * logo.light.ratio);

/** Paper, and bars that rise in the direction of reading. */
function background(isRtl: boolean): string {
  const { width, height } = previewSize;
  const bars = [96, 144, 204, 276, 368].map((bar, index) => {
    const fill = colour(index === 4 ? 'accent' : 'surface').light;
    return `<rect fill="${fill}" x="${28 + 70 * index}" y="${474 - bar}" width="60" height="${bar}" rx="8"/>`;
  });
  const place = isRtl ? `translate(${panel}) scale(-1 1)` : `translate(${width - panel})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${colour('paper').light}" d="M0 0h${width}v${height}H0z"/>
<g transform="${place}"><path fill="${colour('accent-wash').light}" d="M0 0h${panel}v${height}H0z"/>${bars.join('')}</g></svg>`;
}

/**
 * Draws a language's link preview: the product, the page's title and the note that it is an example. It shows no
 * amounts, since a shared picture would lack their conditions. On macOS and Windows, Pango may use one of the system's fonts.
 */
export async function drawPreview(language: Language): Promise<Buffer> {
  await fontsAreLoaded;
  const t = translator(language);
  const isRtl = language.direction === 'rtl';
  const title = { ...(await fittedText(t('title'), 'Noto Sans Bold 68', 'ink', 250)), middle: 300, indent: 0 };
  const note = { ...(await fittedText(t('shareText'), 'Noto Sans 26', 'ink-soft', 130)), middle: 510, indent: 0 };
  const indent = logoWidth + 20;
  const name = await fittedText(settings.product, 'Noto Sans Bold 40', 'ink', row, indent);
  const mark = { data: await drawLogo(logoWidth, row), info: { width: logoWidth, height: row } };
  // A logo that is a wordmark contains the name.
  const beside = isWordmark ? [] : [{ ...name, middle: rowMiddle, indent }];
  const layers = [title, note, { ...mark, middle: rowMiddle, indent: 0 }, ...beside].map(
    ({ data, info, middle, indent }) => ({
      input: data,
      left: Math.round(isRtl ? previewSize.width - edge - indent - info.width : edge + indent),
      top: Math.round(middle - info.height / 2),
    }),
  );
  return sharp(Buffer.from(background(isRtl)))
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}
