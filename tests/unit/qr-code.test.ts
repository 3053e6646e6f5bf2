import { toSvgPath } from 'lean-qr/extras/svg';
import { expect, test } from 'vitest';
import { generateQrCode } from '../../src/calculator/kit/QrCode.tsx';
import { readRef } from '../../src/model/referral-code.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { handPickedQueries } from '../support/crafted-queries.ts';
import { readCode } from '../support/read-code.ts';

const linkOf = (length: number) => 'https://page.test/de?ref='.padEnd(length, 'aB%C3-9_');

/** A code in its quiet zone. Four dots to a module: enough to be read, and read fast. */
function pictureOf(link: string): Buffer {
  const code = generateQrCode(link)!;
  const width = code.size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width} ${width}" width="${4 * width}">`;
  return Buffer.from(
    `${svg}<path fill="#fff" d="M-4-4h${width}v${width}h-${width}z"/><path d="${toSvgPath(code)}"/></svg>`,
  );
}

test.for([30, 100, 200, 400, 660])('a link of %d characters is read back from its code', async (length) => {
  expect(await readCode(pictureOf(linkOf(length)))).toBe(linkOf(length));
});

test('links of crafted referral codes are read back from their codes', async () => {
  const refs = new Set(handPickedQueries.map((query) => readRef(`?${query}`) ?? ''));
  for (const ref of refs) {
    const link = signupLink('de', `?ref=${encodeURIComponent(ref)}`);
    if (generateQrCode(link)) expect(await readCode(pictureOf(link)), link).toBe(link);
    else expect(link.length).toBeGreaterThan(660);
  }
});
