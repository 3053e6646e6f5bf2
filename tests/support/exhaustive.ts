/**
 * Playwright details for a test that repeats, for every case, what another test checks for a few. `npm test` skips it;
 * `npm run test:all` runs it.
 */
export const exhaustive = { tag: '@exhaustive' } as const;
