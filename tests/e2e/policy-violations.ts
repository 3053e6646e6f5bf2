import type { Page } from '@playwright/test';
import { recordConsole } from './console-messages.ts';

const report = 'violation of';

/**
 * Collects, from now on, all that the page writes to the console, all that nobody catches, and what the
 * browser reports as a violation of the page's security policy.
 */
export async function recordViolations(page: Page): Promise<string[]> {
  await page.addInitScript((start) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      console.error(`${start} ${effectiveDirective}`);
    });
  }, report);
  return recordConsole(page);
}

/** The directives that were violated, in the order of their reports. */
export function directivesIn(messages: readonly string[]): string[] {
  const start = `error: ${report} `;
  return messages.filter((message) => message.startsWith(start)).map((message) => message.slice(start.length));
}
