import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { optimize } from 'svgo';
import type { Language } from '../config/languages.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';

/** An optimised SVG that can be embedded in another SVG or a page. */
export interface Drawing {
  /** The attributes of its `<svg>`, without its size. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside its `<svg>`. */
  readonly content: string;
  /** Its width divided by its height. */
  readonly ratio: number;
}

/** Maximum file size in kB. Ordinary logos need a tenth of it, even as exported by drawing programs. */
const largest = 50;
/** Maximum width-to-height ratio: wider logos do not fit beside a phone's menu button. */
const widest = 8;
/** Minimum width-to-height ratio: taller logos would be a mere line in the header. */
const narrowest = 0.5;

/** Whether a logo of this width-to-height ratio contains the product's name. */
export const hasName = (ratio: number) => ratio > 2;

/** Optimises an SVG file's source and prefixes its ids and classes. Undefined if it is not an SVG. */
function parse(source: string, prefix: string): CheerioAPI | undefined {
  try {
    const plugins = [
      'preset-default',
      'removeScripts',
      'removeDimensions',
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ] as const;
    const $ = load(optimize(source, { multipass: true, plugins: [...plugins] }).data, { xml: true });
    return $(':root').is('svg') ? $ : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an SVG file that the owner named.
 * @param setting the setting that names it
 * @param file path from the project's root
 * @param prefix start of all ids in the drawing
 * @throws UnusableValueError if it cannot be drawn, or has a shape for which there is no room
 */
export function readDrawing(setting: string, file: string, prefix: string): Drawing {
  const mustBe = (rule: string) => UnusableValueError.ofSetting(setting, `must be ${rule}`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw mustBe(`the path of an SVG file, and there is no "${resolve(file)}"`);

  const source = readFileSync(file, 'utf8');
  const size = Math.ceil(source.length / 1000);
  if (size > largest) throw mustBe(`a drawing of at most ${largest} kB, and "${file}" has ${size} kB`);

  const $ = parse(source, prefix);
  if ($ === undefined) throw mustBe(`an SVG file, and "${file}" cannot be read as one`);
  if ($('text').length > 0)
    throw mustBe(
      `a drawing without text, which looks different on each device: convert the letters of "${file}" to outlines`,
    );

  const svg = $(':root');
  const [, , width = 0, height = 0] = (svg.attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw mustBe(`a drawing with a viewBox such as "0 0 120 40", and "${file}" has none`);
  const ratio = width / height;
  if (ratio > widest || ratio < narrowest)
    throw mustBe(
      `${narrowest} to ${widest} times as wide as high, and "${file}" is ${Number(ratio.toFixed(2))} times as wide`,
    );
  return { attributes: { ...svg.attr() }, content: svg.html() ?? '', ratio };
}

/** SVG source of a drawing, with additional attributes such as a size. */
export function svgOf({ attributes, content }: Drawing, own: Readonly<Record<string, string>>): string {
  const $ = load(`<svg>${content}</svg>`, { xml: true });
  $(':root').attr({ ...attributes, ...own });
  return $.xml();
}

/** The side of a flag's view box. */
const flagSize = 512;

/**
 * The round flags of languages in one SVG file, so that they come with one request. Each is a view of it, by its name:
 * `flags.svg#us`. @throws UnusableValueError if a flag is unknown
 */
export function flagsFile(languages: readonly Pick<Language, 'flag' | 'name'>[]): string {
  const flags = languages.map(({ flag, name }, index) => {
    const file = `node_modules/circle-flags/flags/${flag}.svg`;
    if (!existsSync(file))
      throw new UnusableValueError(
        `src/config/languages.ts: flag of ${name} must be the name of a file in node_modules/circle-flags/flags, such as "us", not "${flag}".`,
      );
    const y = String(index * flagSize);
    const view = `<view id="${flag}" viewBox="0 ${y} ${flagSize} ${flagSize}"/>`;
    return view + svgOf(readDrawing('flag', file, flag), { y, width: `${flagSize}`, height: `${flagSize}` });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${flags.join('')}</svg>`;
}
