import type { Page } from '@playwright/test';

/** Collects, from now on, all that the page writes to the console and all that nobody catches. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}
