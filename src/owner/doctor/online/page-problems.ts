import { alternateProblems, canonicalProblems } from './addresses.ts';
import { policyProblems } from './policy.ts';
import { previewProblems } from './previews.ts';
import type { PublishedPage } from './published-page.ts';
import { redirectProblems } from './root-redirect.ts';

/** What is wrong with what the root holds. @param origin that the site was built for */
function rootProblems(root: PublishedPage, origin: string): string[] {
  const redirect = redirectProblems(root);
  // Without its script the root cannot fit its policy.
  return [...canonicalProblems(root, origin), ...(redirect.length > 0 ? redirect : policyProblems(root))];
}

/** What is wrong with what the root or a language's page holds. @param origin that the site was built for */
export function pageProblems(page: PublishedPage, origin: string): string[] {
  if (page.path === '/') return rootProblems(page, origin);
  return [
    ...canonicalProblems(page, origin),
    ...alternateProblems(page, origin),
    ...previewProblems(page, origin),
    ...policyProblems(page),
  ];
}
