import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: { include: ['unit/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] },
});
