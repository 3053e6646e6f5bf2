import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { onlineReport } from '../../src/owner/doctor/online/online.ts';
import { doctor, findingsIn } from '../support/doctor.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { faultyHost } from '../support/faulty-host.ts';
import { faultsOfAnswers } from '../support/host-faults/answers.ts';
import {
  answers,
  bothOf,
  everywhere,
  isBuiltFor,
  isPage,
  manyPages,
  redirects,
  sends,
} from '../support/host-faults/faults.ts';
import { faultsOfFiles } from '../support/host-faults/files.ts';
import { faultsOfHeaders } from '../support/host-faults/headers.ts';
import { faultsOfPages } from '../support/host-faults/pages.ts';

const dist = pathToFileURL(join(import.meta.dirname, '../../dist/'));
/** In milliseconds: no test but one is about time, and the machine is busy with others. */
const patience = 60_000;

// One after the other, for what the site answers is asked once for all of them.
test.describe.configure({ mode: 'default' });

// Of faults of all kinds `npm test` tries every fifth: each has the doctor read the whole site.
for (const [index, { when, fault, place, problem }] of [
  ...faultsOfAnswers,
  ...faultsOfHeaders,
  ...faultsOfPages,
  ...faultsOfFiles,
].entries()) {
  test(`the doctor says so, and nothing else, when ${when}`, index % 5 === 0 ? {} : exhaustive, async ({ baseURL }) => {
    await using host = await faultyHost(baseURL!, fault);
    const { text, isFine } = await onlineReport(host.origin, site, dist, patience);
    const where = typeof place === 'string' ? place : expect.stringMatching(place);
    expect(findingsIn(text)).toEqual([[where, expect.stringContaining(problem)]]);
    expect(isFine).toBe(false);
  });
}

test('the doctor gives up on a host that never answers, and says how long it waited', async ({ baseURL }) => {
  await using host = await faultyHost(
    baseURL!,
    answers(everywhere, () => 'never answers'),
  );
  const { text, isFine } = await onlineReport(host.origin, site, dist, 200);
  expect(findingsIn(text)).toEqual([[host.origin, 'There is no complete answer within 0.2 seconds.']]);
  expect(isFine).toBe(false);
});

test('the doctor sends who asks about an address that leads elsewhere to where it leads', async ({ baseURL }) => {
  await using host = await faultyHost(
    baseURL!,
    redirects(everywhere, (path) => `https://elsewhere.test${path}`),
  );
  const { text } = await onlineReport(host.origin, site, dist, patience);
  expect(findingsIn(text)).toEqual([
    [host.origin, expect.stringContaining('to https://elsewhere.test/. Ask the doctor')],
  ]);
});

test('a public address that search engines must not list is a fault, a preview that they must not list is none', async ({
  baseURL,
}) => {
  const isUnlisted = sends(isPage, 'x-robots-tag', 'noindex');
  await using preview = await faultyHost(baseURL!, isUnlisted);
  expect(await onlineReport(preview.origin, site, dist, patience)).toMatchObject({ isFine: true });

  await using host = await faultyHost(
    baseURL!,
    bothOf(
      isUnlisted,
      isBuiltFor(() => host.origin),
    ),
  );
  const { text } = await onlineReport(host.origin, { ...site, origin: host.origin }, dist, patience);
  expect(findingsIn(text)).toEqual([[expect.stringMatching(manyPages), expect.stringContaining('X-Robots-Tag')]]);
});

test('the exit code is 1 when nobody answers, and one sentence says why', async ({ baseURL }) => {
  const host = await faultyHost(baseURL!, (answer) => answer);
  await host[Symbol.asyncDispose]();
  const https = baseURL!.replace('http:', 'https:');
  for (const [address, problem] of [
    [host.origin, 'The connection is refused.'],
    [https, 'The server does not speak HTTPS on this port.'],
  ] as const) {
    const { status, output } = doctor('--online', address);
    expect(findingsIn(output)).toEqual([[address, expect.stringContaining(problem)]]);
    expect(status).toBe(1);
  }
});

test('the exit code is 2 when the address is missing, and the doctor says how to use it', () => {
  const { status, output } = doctor('--online');
  expect(output).toContain('npm run doctor -- --online');
  expect(status).toBe(2);
});
