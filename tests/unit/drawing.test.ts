import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readDrawing } from '../../src/brand/drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'logo.svg');

function read(source: string) {
  writeFileSync(file, source);
  return readDrawing('logo.light', file, 'logo');
}

const svg = (content: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

describe('a drawing as it comes from', () => {
  test('Illustrator has its colours as attributes and its ids marked as its own', () => {
    const { content, attributes, ratio } = read(`<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Adobe Illustrator 28.0 -->
<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  viewBox="0 0 300 80" style="enable-background:new 0 0 300 80;" xml:space="preserve">
  <title>Our logo</title>
  <defs><style>.cls-1{fill:url(#linear-gradient);}.cls-2,.cls-3{fill:#1d1d1b;isolation:isolate;}</style>
  <linearGradient id="linear-gradient" x2="80" gradientUnits="userSpaceOnUse"><stop stop-color="#7a1fa2"/><stop offset="1" stop-color="#e600a0"/></linearGradient></defs>
  <circle class="cls-1" cx="40" cy="40" r="38"/><path class="cls-2" d="M100 20h12v40h-12z"/><path class="cls-2" d="M130 20h12v40h-12z"/>
</svg>`);
    expect(content).toMatch(/<linearGradient id="(logo-\w+)".*<circle [^>]*fill="url\(#\1\)"/);
    expect(content).toMatch(/<path [^>]*fill="#1d1d1b"/);
    expect(content).not.toMatch(/class=|style|<title|data-/);
    expect(attributes).toEqual({ viewBox: '0 0 300 80' });
    expect(ratio).toBe(3.75);
  });

  test('Inkscape is free of what only Inkscape reads', () => {
    const { content } = read(`<svg width="64mm" height="64mm" viewBox="0 0 64 64" id="svg5" inkscape:version="1.2"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff"/><metadata/>
  <g inkscape:label="Layer 1" id="layer1"><path style="fill:#003366;-inkscape-stroke:none;font-variant-ligatures:normal" d="M2 2h60v60H2z"/></g>
</svg>`);
    expect(content).toBe('<path fill="#036" d="M2 2h60v60H2z"/>');
  });

  test('Figma keeps its fill of none and its masks', () => {
    const { content, attributes } =
      read(`<svg width="120" height="40" viewBox="0 0 120 40" fill="none" xmlns="http://www.w3.org/2000/svg">
<mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="60" height="40"><path d="M0 0h60v40H0z" fill="white"/></mask>
<g mask="url(#mask0)"><path d="M4 4h100v28H4z" stroke="#E60000" stroke-width="4"/></g></svg>`);
    expect(attributes).toEqual({ fill: 'none', viewBox: '0 0 120 40' });
    expect(content).toMatch(/<mask id="(logo-\w+)".*mask="url\(#\1\)"/);
    expect(content).not.toContain('style');
  });
});

test('a drawing that has a size but no viewBox fills its size', () => {
  expect(read(svg(path, 'width="120" height="40"'))).toMatchObject({ attributes: { viewBox: '0 0 120 40' }, ratio: 3 });
});

const plain = `a plain drawing, and "${file}"`;

test.for([
  { fault: 'code', source: svg(`${path}<script>alert(1)</script>`), says: `${plain} contains <script>` },
  {
    fault: 'an event handler',
    source: svg(path, 'viewBox="0 0 9 9" onload="alert(1)"'),
    says: 'contains code (onload)',
  },
  { fault: 'HTML', source: svg('<foreignObject><p/></foreignObject>'), says: `${plain} contains <foreignObject>` },
  { fault: 'a link', source: svg(`<a href="https://a.test">${path}</a>`), says: `${plain} contains <a>` },
  {
    fault: 'a picture',
    source: svg('<image width="9" height="9" href="data:image/png;base64,AA=="/>'),
    says: 'contains <image>',
  },
  {
    fault: 'motion',
    source: svg('<path d="M0 0h9v9z"><animate attributeName="d" to="M0 0"/></path>'),
    says: 'contains <animate>',
  },
  { fault: 'text', source: svg('<text y="9">Acme</text>'), says: 'convert its letters to outlines' },
  {
    fault: 'another file',
    source: svg('<use xlink:href="https://a.test/x.svg#a"/>'),
    says: `${plain} refers to another file, "https://a.test/x.svg#a"`,
  },
  {
    fault: 'a fill from another file',
    source: svg('<path d="M0 0h9v9z" fill="url(https://a.test/x.svg#a)"/>'),
    says: 'refers to another file',
  },
  {
    fault: 'a style for one scheme only',
    source: svg(`<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>${path}`),
    says: `${plain} contains <style>`,
  },
  {
    fault: 'a blend mode',
    source: svg('<path d="M0 0h9v9z" style="mix-blend-mode:multiply"/>'),
    says: 'contains a style that no page can take over ("mix-blend-mode:multiply")',
  },
  { fault: 'no size', source: svg(path, ''), says: `with a viewBox such as "0 0 120 40"` },
  { fault: 'an empty viewBox', source: svg(path, 'viewBox="0 0 0 40"'), says: `with a viewBox such as "0 0 120 40"` },
  { fault: 'too wide a shape', source: svg(path, 'viewBox="0 0 90 10"'), says: 'at most 8 times as wide as high' },
  { fault: 'too high a shape', source: svg(path, 'viewBox="0 0 10 30"'), says: 'at most 2 times as high as wide' },
  {
    fault: 'no drawing',
    source: '<html><body>Logo</body></html>',
    says: `an SVG file, and "${file}" cannot be read as one`,
  },
  { fault: 'a broken tag', source: '<svg viewBox="0 0 9 9"><path', says: 'cannot be read as one' },
  { fault: 'no text at all', source: '\u0089PNG', says: 'cannot be read as one' },
  { fault: 'too much to draw', source: svg(path.repeat(2500)), says: `at most 50 kB, and "${file}" has 53 kB` },
])('a file with $fault is refused, naming the setting and the file', ({ source, says }) => {
  expect(() => read(source)).toThrow(/^src\/config\/settings\.json: logo\.light must be /);
  expect(() => read(source)).toThrow(says);
});
