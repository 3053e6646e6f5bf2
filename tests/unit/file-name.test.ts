import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrCodeFileName } from '../../src/calculator/kit/qr-code-files.ts';

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
