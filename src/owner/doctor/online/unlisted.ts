import type { Finding } from '../finding.ts';
import { isAnswer, type Ask } from './ask.ts';
import { findingsAt } from './findings-at.ts';
import { pagePaths } from './published-page.ts';

/** Pages that tell search engines not to list them. Hosts send this header with previews, where it is right. */
export const unlistedFindings = (ask: Ask): Promise<Finding[]> =>
  findingsAt(pagePaths, async (path) => {
    const asked = await ask(path);
    const isUnlisted = isAnswer(asked) && /\b(noindex|none)\b/i.test(asked.headers.get('X-Robots-Tag') ?? '');
    return isUnlisted
      ? ['The header X-Robots-Tag tells search engines not to list it. Have the host send it with previews alone.']
      : [];
  });
