import type { Page } from '@playwright/test';

/** Collects, from now on, all that the page writes to the console and all that nobody catches. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Without Playwright's message that it blocks service workers, as the tests ask it to.
    if (!message.text().includes('blocked by Playwright')) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
