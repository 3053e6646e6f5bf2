import { describe, expect, test } from 'vitest';
import { defaultLanguage } from '../../src/config/languages.ts';
import { doctorArguments } from '../../src/owner/doctor/arguments.ts';
import type { Answer, Ask } from '../../src/owner/doctor/online/ask.ts';
import { failureOf } from '../../src/owner/doctor/online/failure.ts';
import { grouped } from '../../src/owner/doctor/online/grouped.ts';
import { httpsFindings } from '../../src/owner/doctor/online/https.ts';
import { isOfType } from '../../src/owner/doctor/online/media-type.ts';

/* What does not take a host, and what one on this machine cannot show: certificates, plain HTTP beside HTTPS. */

describe('the doctor is asked about', () => {
  test('this checkout, or a published site by its scheme and host', () => {
    expect(doctorArguments([])).toEqual({});
    for (const address of ['https://acme.test', 'https://acme.test/'])
      expect(doctorArguments(['--online', address])).toEqual({ online: 'https://acme.test' });
    expect(doctorArguments(['--unbuilt'])).toEqual({ unbuilt: true });
  });

  test.for([
    '--online',
    '--online ',
    '--online acme.test',
    '--online ftp://acme.test',
    '--online https://acme.test/de',
    '--on https://acme.test',
    'https://acme.test',
    '--unbuilt --online https://acme.test',
  ])('nothing that it knows after "%s"', (line) => {
    expect(doctorArguments(line.split(' '))).toBeUndefined();
  });
});

/** An error as `fetch` throws it. */
const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('why'), { code }) });

describe('the doctor says in one plain sentence why there is no answer', () => {
  test.for([
    { code: 'ENOTFOUND', sentence: 'No server has this name.' },
    { code: 'EAI_AGAIN', sentence: 'The name could not be looked up.' },
    { code: 'ECONNREFUSED', sentence: 'The connection is refused.' },
    { code: 'ECONNRESET', sentence: 'The server breaks the connection off' },
    { code: 'EHOSTUNREACH', sentence: 'The server cannot be reached from here.' },
    { code: 'UND_ERR_CONNECT_TIMEOUT', sentence: 'The server cannot be reached from here.' },
    { code: 'CERT_HAS_EXPIRED', sentence: 'The TLS certificate has expired.' },
    { code: 'CERT_NOT_YET_VALID', sentence: 'The TLS certificate is not valid yet.' },
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', sentence: 'The TLS certificate is for another name.' },
    { code: 'DEPTH_ZERO_SELF_SIGNED_CERT', sentence: 'Browsers do not trust the TLS certificate.' },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', sentence: 'Browsers do not trust the TLS certificate.' },
    { code: 'ERR_SSL_WRONG_VERSION_NUMBER', sentence: 'The server does not speak HTTPS on this port.' },
    { code: 'HPE_INVALID_CONSTANT', sentence: 'The answer is not one that a web server gives.' },
    { code: 'ENEW', sentence: 'The request fails: why.' },
  ])('$code', ({ code, sentence }) => {
    expect(failureOf(failed(code), 1000)).toContain(sentence);
  });

  test('and how long it waited', async () => {
    const signal = AbortSignal.timeout(0);
    await new Promise((aborted) => signal.addEventListener('abort', aborted));
    expect(failureOf(signal.reason, 10_000)).toBe('There is no complete answer within 10 seconds.');
  });
});

describe('plain HTTP', () => {
  const page = `/${defaultLanguage.path}?ref=partner`;
  const answering =
    (change: Partial<Answer>): Ask =>
    (path) =>
      Promise.resolve({ path, status: 301, headers: new Headers(), body: Buffer.from(''), target: null, ...change });

  test('may redirect each address to the same one with HTTPS, or not answer at all', async () => {
    expect(await httpsFindings('https://acme.test', answering({ target: page }))).toEqual([]);
    const silent: Ask = (path) => Promise.resolve({ path, failure: 'The connection is refused.' });
    expect(await httpsFindings('https://acme.test', silent)).toEqual([]);
  });

  test.for([
    { fault: 'answers itself', change: { status: 200 }, problem: 'the status 200 and no redirect' },
    { fault: 'loses the page', change: { target: '/' }, problem: `redirects ${page} to /.` },
    { fault: 'stays', change: { target: `http://acme.test/de` }, problem: 'to http://acme.test/de.' },
  ])('is a fault if it $fault', async ({ change, problem }) => {
    expect(await httpsFindings('https://acme.test', answering(change))).toEqual([
      { place: 'http://acme.test', problem: expect.stringContaining(problem) },
    ]);
  });

  test.for(['http://acme.test', 'https://acme.test:8443'])('is not asked for beside %s', async (address) => {
    const nobody: Ask = () => Promise.reject(new Error('It was asked.'));
    expect(await httpsFindings(address, nobody)).toEqual([]);
  });
});

test('a media type is right under its older names too, and only in UTF-8', () => {
  const isSentAs = (sent: string, type: string) => isOfType(new Headers({ 'Content-Type': sent }), type);
  expect(isSentAs('application/javascript', 'text/javascript')).toBe(true);
  expect(isSentAs('image/x-icon', 'image/vnd.microsoft.icon')).toBe(true);
  expect(isSentAs('Text/HTML;Charset="UTF-8"', 'text/html')).toBe(true);
  expect(isSentAs('text/html; charset=windows-1252', 'text/html')).toBe(false);
  expect(isSentAs('html', 'text/html')).toBe(false);
  expect(isOfType(new Headers(), 'text/html')).toBe(false);
});

test('what is wrong in many places is said once, with the first of them', () => {
  const findings = ['/a', '/b', '/a', '/c', '/d', '/e', '/f'].map((place) => ({ place, problem: 'It is empty.' }));
  expect(grouped([...findings, { place: '/a', problem: 'It is slow.' }])).toEqual([
    { place: '/a, /b, /c, /d and 2 more', problem: 'It is empty.' },
    { place: '/a', problem: 'It is slow.' },
  ]);
});
