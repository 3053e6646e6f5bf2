import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

test('two drawings can stand in one picture: each has ids and classes of its own', () => {
  const { content } = read(
    svg(
      '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop stop-color="#7a1fa2"/><stop offset="1"/></linearGradient><circle class="a" r="9"/><circle class="a" cx="9" r="9"/>',
    ),
  );
  expect(content).toMatch(
    /<linearGradient id="(logo-\w+)".*url\((['"]?)#\1\2\)|url\((['"]?)#(logo-\w+)\3\).*<linearGradient id="\4"/,
  );
  expect(content).not.toMatch(/class="a"/);
});

test('a drawing has no code, whoever opens its file', () => {
  const { attributes, content } = read(svg(`${path}<script>alert(1)</script>`, 'viewBox="0 0 9 9" onload="alert(1)"'));
  expect(JSON.stringify(attributes) + content).not.toContain('alert');
});

test('a drawing that has a size but no viewBox fills its size', () => {
  expect(read(svg(path, 'width="120" height="40"'))).toMatchObject({ attributes: { viewBox: '0 0 120 40' }, ratio: 3 });
});

test.for([
  { fault: 'text', source: svg('<text y="9">Acme</text>'), says: `convert the letters of "${file}" to outlines` },
  { fault: 'no size', source: svg(path, ''), says: `with a viewBox such as "0 0 120 40"` },
  { fault: 'an empty viewBox', source: svg(path, 'viewBox="0 0 0 40"'), says: `with a viewBox such as "0 0 120 40"` },
  {
    fault: 'too wide a shape',
    source: svg(path, 'viewBox="0 0 90 10"'),
    says: 'must be 0.5 to 8 times as wide as high',
  },
  { fault: 'too high a shape', source: svg(path, 'viewBox="0 0 10 30"'), says: 'is 0.33 times as wide' },
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
