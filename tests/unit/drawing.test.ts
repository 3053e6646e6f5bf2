import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

test('a drawing runs nothing and loads nothing, and it is known that something is left out', () => {
  const code =
    '<a><set attributeName="href" to="javascript:a()"/></a><script>a()</script><animate/><foreignObject><p/></foreignObject>';
  const loaded = '<image href="https://a.test/b.png"/><style>@import "https://a.test";</style><text>A</text>';
  const shapes = '<path d="M0 0h9v9z" fill="url(https://a.test/#g)" filter="url(#f)" onclick="a()"/>';
  const { attributes, content, isWhole } = read(svg(code + loaded + shapes, 'viewBox="0 0 9 9" onload="a()"'));
  expect(JSON.stringify(attributes) + content).not.toMatch(/a\(\)|a\.test|<(?!path)/);
  expect(isWhole).toBe(false);
  expect(read(svg(`<title>Acme</title><g data-name="a">${path}</g>`)).isWhole).toBe(true);
});

test('a drawing that has a size but no viewBox fills its size', () => {
  expect(read(svg(path, 'width="120" height="40"'))).toMatchObject({ attributes: { viewBox: '0 0 120 40' }, ratio: 3 });
});

test('what is very wide or high is drawn smaller', () => {
  expect(read(svg(path, 'viewBox="0 0 90 9"')).ratio).toBe(8);
  expect(read(svg(path, 'viewBox="0 0 10 30"')).ratio).toBe(0.5);
});

test.for([
  { fault: 'no size', source: svg(path, ''), says: 'with a viewBox such as "0 0 120 40"' },
  { fault: 'an empty viewBox', source: svg(path, 'viewBox="0 0 0 40"'), says: 'with a viewBox such as "0 0 120 40"' },
  { fault: 'no drawing', source: '<html><body>Logo</body></html>', says: 'must be an SVG file' },
  { fault: 'a broken tag', source: '<svg viewBox="0 0 9 9">\n<path', says: 'cannot be read as one: line 2' },
  { fault: 'words alone', source: 'Logo', says: 'cannot be read as one: line 1' },
  { fault: 'another picture', source: '%PDF-1.7', says: 'is a PDF: export the drawing as SVG' },
  { fault: 'a path that is too long', source: svg(`<path d="M${'0 '.repeat(60_000)}"/>`), says: 'of at most 100 kB' },
])('a file with $fault is refused, naming the setting and the file', ({ source, says }) => {
  expect(() => read(source)).toThrow(/^src\/config\/settings\.json: logo\.light must be /);
  expect(() => read(source)).toThrow(says);
  expect(() => read(source)).toThrow(file);
});

test('a file that is not there is refused with the whole path, so that a wrong folder shows', () => {
  expect(() => readDrawing('logo.light', 'no.svg', 'logo')).toThrow(`there is no "${resolve('no.svg')}"`);
});
