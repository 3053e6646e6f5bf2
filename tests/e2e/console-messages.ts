import type { Page } from '@playwright/test';

/** Calls `take` with all that the page writes to the console, but what the tests' own refusal of workers writes. */
function onMessage(page: Page, take: (message: string) => void): void {
  page.on('console', (message) => {
    if (!message.text().includes('blocked by Playwright')) take(`${message.type()}: ${message.text()}`);
  });
}

/** Collects, from now on, all that the page writes to the console and all that nobody catches. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  onMessage(page, (message) => messages.push(message));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** React's hydration error #418: the HTML had been changed before hydration, and React rendered that part anew. */
const madeAnew = /Minified React error #418/;

/** The same, without what React reports of parts that it has made anew. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  onMessage(page, (message) => errors.push(message));
  page.on('pageerror', ({ message }) => {
    if (!madeAnew.test(message)) errors.push(`uncaught: ${message}`);
  });
  return errors;
}
