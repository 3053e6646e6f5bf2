import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendAddresses, wholeMessage } from '../../src/model/partner-message.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('“Quotes” & «more»', 'a+b = 100 %', '#?&=%26', 'a\nb', 'مثال\u200F'),
);
const message = fc.record({
  disclosure: fc.option(text, { nil: undefined }),
  subject: text,
  caveat: text,
  link: fc.webUrl({ withQueryParameters: true }),
});

test('every way to send a message decodes to it, encoded once, line breaks and quotes included', () => {
  fc.assert(
    fc.property(message, (sent) => {
      const [whatsApp, telegram, email] = Object.values(sendAddresses(sent)).map((address) => new URL(address));
      expect([whatsApp!.origin, telegram!.origin, email!.protocol]).toEqual([
        'https://wa.me',
        'https://t.me',
        'mailto:',
      ]);
      expect([...whatsApp!.searchParams]).toEqual([['text', wholeMessage(sent)]]);
      expect([...telegram!.searchParams]).toEqual([['url', wholeMessage(sent)]]);
      const parts = email!.search
        .slice(1)
        .split('&')
        .map((part) => part.split('=').map(decodeURIComponent));
      expect(parts).toEqual([
        ['subject', sent.disclosure ?? sent.subject],
        ['body', wholeMessage(sent).replaceAll('\n', '\r\n')],
      ]);
    }),
  );
});

test('a message begins with the disclosure and ends with its link, set apart', () => {
  const lines = { subject: 'B', caveat: 'C', disclosure: 'A', link: 'https://d.test' };
  expect(wholeMessage(lines)).toBe('A\nB\nC\n\nhttps://d.test');
  expect(wholeMessage({ ...lines, disclosure: undefined })).toBe('B\nC\n\nhttps://d.test');
});
