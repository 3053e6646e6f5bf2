import { defineConfig } from 'vitest/config';

/** The engines side by side: the same servers for all of them, and one start of each. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: {
    include: ['browsers/*.test.ts'],
    globalSetup: 'browsers/serve-site.ts',
    maxWorkers: '100%',
    // No test is about speed: a busy machine may take its time, and a fault still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
