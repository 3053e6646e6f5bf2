import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../src/owner/chromium.ts';
import tests from './playwright.config.ts';

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

/**
 * `npm run look` writes to `tests/results/look`: one contact sheet of all languages per width and colour
 * scheme, and `shared.png`, which shows each language in a chat, among search results and on a home screen.
 */
export default defineConfig({
  ...tests,
  testDir: 'look',
  outputDir: 'results/look-run',
  timeout: 120_000,
  use: { ...tests.use, launchOptions: chromiumLaunch('drawn') },
  projects: [
    ...widths.flatMap((width) =>
      schemes.map((colorScheme) => ({
        name: `${width}-${colorScheme}`,
        testMatch: 'contact-sheet.ts',
        use: { viewport: { width, height: 900 }, colorScheme },
      })),
    ),
    { name: 'shared', testMatch: 'shared-sheet.ts' },
  ],
});
