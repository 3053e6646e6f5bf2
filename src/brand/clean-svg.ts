import { load, type CheerioAPI } from 'cheerio';
import { optimize } from 'svgo';

const shapes =
  /^(svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|stop|clipPath|mask|pattern|marker)$/;
const effects = /^(linearGradient|radialGradient|filter|fe[A-Z]\w+)$/;

/** What says nothing about the look of shapes, or means something only to a page around them. */
const idleAttribute = /^(class|data-.*|xml:.*|xmlns:.*|aria-.*|role|tabindex|preserveAspectRatio)$/;
const idleDeclaration = /^\s*(-.*|font-.*|isolation:.*|enable-background:.*|mask-type:\s*luminance)?\s*$/;

const elementsOf = ($: CheerioAPI) =>
  $('*')
    .toArray()
    .filter((node) => 'attribs' in node);

/**
 * The drawing in the source of an SVG file, without all that drawing programs add. Styles become attributes: a page's
 * security policy allows no others, and its own style sheet must not mix with the drawing's.
 * @param prefix start of all ids, which are the page's too
 * @throws Error if the source is not well-formed
 */
export function cleanSvg(source: string, prefix: string): CheerioAPI {
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
      'convertStyleToAttrs',
      'removeDimensions',
      'removeTitle',
      'removeXlink',
      'removeXMLNS',
      { name: 'prefixIds', params: { prefix, delim: '-', prefixClassNames: false } },
    ],
  });
  const $ = load(data, { xml: true });
  for (const element of elementsOf($)) {
    const idle = Object.entries(element.attribs).filter(([name, value]) =>
      name === 'style' ? value.split(';').every((part) => idleDeclaration.test(part)) : idleAttribute.test(name),
    );
    for (const [name] of idle) $(element).removeAttr(name);
  }
  return $;
}

/** The first thing in a clean drawing that is no still shape, as the end of a sentence, or undefined. */
export function misfit($: CheerioAPI): string | undefined {
  for (const { name, attribs } of elementsOf($)) {
    if (name === 'text')
      return 'contains <text>, which looks different on each device: convert its letters to outlines';
    if (!shapes.test(name) && !effects.test(name)) return `contains <${name}>`;
    for (const [attribute, value] of Object.entries(attribs)) {
      const leadsOutside = attribute === 'href' ? !value.startsWith('#') : /url\(\s*(?!['"]?#)/i.test(value);
      if (leadsOutside) return `refers to another file, "${value}"`;
      if (/^on/i.test(attribute)) return `contains code (${attribute})`;
      if (attribute === 'style') return `contains a style that no page can take over ("${value}")`;
    }
  }
  return undefined;
}
