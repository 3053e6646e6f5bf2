import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/** `npm run look`: one contact sheet of all languages per width and colour scheme, in `tests/results/look`. */
export default defineConfig({
  ...tests,
  testDir: 'look',
  testMatch: 'contact-sheet.ts',
  outputDir: 'results/look-run',
  timeout: 120_000,
  projects: widths.flatMap((width) =>
    schemes.map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      use: { viewport: { width, height: 900 }, colorScheme },
    })),
  ),
});
