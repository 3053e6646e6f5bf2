import { describe, expect, test } from 'vitest';
import { codeFor, drawingOf, quietZone } from '../../src/calculator/kit/code.ts';
import { readCode } from '../support/read-code.ts';

const linkOf = (length: number) => 'https://page.test/de?ref='.padEnd(length, 'aB%C3-9_');

function pictureOf(link: string): Buffer {
  const { viewBox, dark, light } = drawingOf(codeFor(link)!);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="1000" height="1000">`;
  return Buffer.from(`${svg}<path fill="#fff" d="${light}"/><path d="${dark}"/></svg>`);
}

test.for([30, 100, 200, 400, 660])('a link of %d characters is read back from its code', async (length) => {
  expect(await readCode(pictureOf(linkOf(length)))).toBe(linkOf(length));
});

test('a code has its quiet zone on all sides', () => {
  const { viewBox } = drawingOf(codeFor(linkOf(30))!);
  const { size } = codeFor(linkOf(30))!;
  expect(viewBox).toBe(`${-quietZone} ${-quietZone} ${size + 2 * quietZone} ${size + 2 * quietZone}`);
});

test('a link that would need modules too small for phones has no code', () => {
  expect(codeFor(linkOf(700))).toBeUndefined();
});

describe('what stands in every code', () => {
  /** The two bits beside the lower left finder that name the correction level, freed from their mask. */
  const levelOf = (link: string) => {
    const { get } = codeFor(link)!;
    // ISO/IEC 18004, 7.9.1: bits 14 and 13 of the format, masked with 10.
    return `${Number(get(0, 8)) ^ 1}${Number(get(1, 8)) ^ 0}`;
  };

  test.for([30, 100, 400])('the correction level of a link of %d characters is M', (length) => {
    expect(levelOf(linkOf(length))).toBe('00');
  });
});
