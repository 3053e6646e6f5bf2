import { inlineCode } from '../../../build/content-security-policy.ts';
import type { PublishedPage } from './published-page.ts';

/** What is wrong with how the root leads visitors to their language: its one script does that. */
export function redirectProblems({ $ }: PublishedPage): string[] {
  const leads = inlineCode($).scripts.some((code) => code.includes('location.replace('));
  return leads
    ? []
    : ['It has no script that leads visitors to their language. Publish the page as the build wrote it.'];
}
