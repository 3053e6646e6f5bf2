import { contentSecurityPolicy, inlineCode } from '../../../build/content-security-policy.ts';
import type { PublishedPage } from './published-page.ts';

const sourcesOf = (policy: string) => policy.split(/[\s;]+/);
const isHash = (source: string) => source.startsWith("'sha256-");

/** What is wrong with the security policy in a page: it must be the one that the build writes for what the page holds. */
export function policyProblems({ $ }: PublishedPage): string[] {
  const policy = $('meta[http-equiv=content-security-policy]').attr('content');
  if (policy === undefined) return ['It has no security policy in its head. Publish the page as the build wrote it.'];
  const expected = contentSecurityPolicy(inlineCode($));
  if (policy === expected) return [];
  const allowed = new Set(sourcesOf(policy));
  const isCodeRefused = sourcesOf(expected).some((source) => isHash(source) && !allowed.has(source));
  return isCodeRefused
    ? [
        'It holds a script or style that its security policy does not allow, so browsers refuse it. ' +
          'Turn off whatever changes pages at the host, such as statistics or optimisation.',
      ]
    : [
        'Its security policy is not the one that the build writes. Build and publish again, and turn off whatever changes pages at the host.',
      ];
}
