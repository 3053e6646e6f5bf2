import type { Page } from '@playwright/test';

/** Collects, from now on, all that the page writes to the console and all that nobody catches. */
export function recordConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** That something foreign stood in a part which React has taken over, and that it has made the part anew. */
const madeAnew = /Minified React error #418/;

/** The same, without what React reports of parts that it has made anew. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', ({ message }) => {
    if (!madeAnew.test(message)) errors.push(`uncaught: ${message}`);
  });
  return errors;
}
