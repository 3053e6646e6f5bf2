/**
 * Details of a test that asks of everything what another asks of a few, in the same words: `npm test` leaves it to
 * `npm run test:all`.
 */
export const exhaustive = { tag: '@exhaustive' } as const;
