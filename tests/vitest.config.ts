import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: {
    // Vitest leaves one processor free, which nobody needs.
    maxWorkers: '100%',
    // No test changes what another reads, and a fresh start for each file takes longer than its tests.
    isolate: false,
    include: ['unit/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'owner/**/*.test.ts', 'browsers/**/*.test.ts'],
    // Nothing here is about speed: a busy machine takes its time to build a site, a fault still fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
