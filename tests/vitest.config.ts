import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: {
    // By default, Vitest leaves one processor idle.
    maxWorkers: '100%',
    // No test changes what another reads, and isolating a file takes longer than its tests.
    isolate: false,
    include: ['unit/**/*.test.ts', 'build/**/*.test.ts', 'owner/**/*.test.ts'],
    // No test is about speed: a busy machine may take its time to build a site, and a fault still fails.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
