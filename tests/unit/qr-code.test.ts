import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateQrCode, qrCodePaths, quietZone } from '../../src/calculator/kit/QrCode.tsx';
import { readRef, signupLink } from '../../src/model/signup-link.ts';
import { handPickedQueries } from '../support/crafted-queries.ts';
import { readCode } from '../support/read-code.ts';
import { qrCodeFileName } from '../../src/calculator/kit/qr-code-files.ts';

const linkOf = (length: number) => 'https://page.test/de?ref='.padEnd(length, 'aB%C3-9_');

function pictureOf(link: string): Buffer {
  const code = generateQrCode(link)!;
  const { viewBox, dark, light } = qrCodePaths(code);
  // Four dots to a module: enough to be read, and read fast.
  const side = 4 * (code.size + 2 * quietZone);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${side}" height="${side}">`;
  return Buffer.from(`${svg}<path fill="#fff" d="${light}"/><path d="${dark}"/></svg>`);
}

test.for([30, 100, 200, 400, 660])('a link of %d characters is read back from its code', async (length) => {
  expect(await readCode(pictureOf(linkOf(length)))).toBe(linkOf(length));
});

test('links of crafted referral codes are read back from their codes', async () => {
  const refs = new Set(handPickedQueries.map((query) => readRef(`?${query}`) ?? ''));
  for (const ref of refs) {
    const link = signupLink('https://signup.test', 'de', `?ref=${encodeURIComponent(ref)}`);
    if (generateQrCode(link)) expect(await readCode(pictureOf(link)), link).toBe(link);
    else expect(link.length).toBeGreaterThan(660);
  }
});

test('a file with a code to scan is named after language and referral code', () => {
  expect(qrCodeFileName('ae', 'ABC-12', 'svg')).toBe('qr-ae-ABC-12.svg');
  expect(qrCodeFileName('de', 'Zoë & Co. / 5', 'png')).toBe('qr-de-Zoë-Co-5.png');
  expect(qrCodeFileName('de', '--5--', 'png')).toBe('qr-de-5.png');
  for (const none of [undefined, '/']) expect(qrCodeFileName('de', none, 'svg')).toBe('qr-de.svg');
});

test('of a long code the name has the first forty characters', () => {
  expect(qrCodeFileName('de', 'é'.repeat(128), 'svg')).toBe(`qr-de-${'é'.repeat(40)}.svg`);
});

test('no referral code makes a name that leads elsewhere, hides, or is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (ref) => {
      const name = qrCodeFileName('de', ref, 'svg');
      expect(name).toMatch(/^qr-de[\p{L}\p{M}\p{N}_-]*\.svg$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    }),
  );
});
