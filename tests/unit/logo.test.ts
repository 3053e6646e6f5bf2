import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLogo } from '../../src/brand/logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'logo.svg');

function read(source: string | Buffer) {
  writeFileSync(file, source);
  return readLogo('logo.light', file, '#0a5a39');
}
const svg = (content: string, attributes = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const shape = '<path fill="currentColor" d="M0 0h9v9H0z"/>';
const picture = '<image href="data:image/png;base64,AA"/>';

test('a logo is published without code and pictures, in the accent, and it is said that something is left out', () => {
  const drawn = read(svg(`<script>a()</script>${picture}${shape}`, 'viewBox="0 0 120 40" onload="a()"'));
  expect(drawn.svg).not.toMatch(/a\(\)|onload|image/);
  expect(drawn).toMatchObject({ svg: expect.stringContaining('color="#0a5a39"'), ratio: 3, isWhole: false });
  expect(read(svg(shape)).isWhole).toBe(true);
});

test.for([
  { fault: 'nothing in it', source: svg(''), says: 'nothing of ' },
  { fault: 'letters alone', source: svg('<text>Acme</text>'), says: 'nothing of ' },
  { fault: 'a picture alone', source: svg(picture), says: 'nothing of ' },
  { fault: 'no size', source: svg(shape, ''), says: 'with a viewBox such as "0 0 120 40"' },
  { fault: 'a broken tag', source: '<svg viewBox="0 0 9 9">\n<path', says: 'cannot be read as one' },
  { fault: 'another kind of file', source: Buffer.from([0x89, 0x50, 0x4e, 0x47]), says: 'must be an SVG file' },
  { fault: 'too much in it', source: svg(shape.repeat(3_000)), says: 'of at most 100 kB' },
])('a logo with $fault is refused', ({ source, says }) => {
  expect(() => read(source)).toThrow(says);
});
