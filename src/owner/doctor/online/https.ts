import { defaultLanguage } from '../../../config/languages.ts';
import type { Finding } from '../finding.ts';
import { isAnswer, type Ask } from './ask.ts';

/** A link as partners share it. */
const sharedLink = `/${defaultLanguage.path}?ref=partner`;

/**
 * Whether who types the address without "https" gets there all the same. A host that does not answer plain
 * HTTP is fine; one that is asked at a port of its own has none.
 */
export async function httpsFindings(address: string, ask: Ask): Promise<Finding[]> {
  const { protocol, host, port } = new URL(address);
  if (protocol !== 'https:' || port !== '') return [];
  const asked = await ask(`http://${host}${sharedLink}`);
  if (!isAnswer(asked) || asked.target === sharedLink) return [];
  const place = `http://${host}`;
  const advice = 'Have the host redirect each address to the same one with https.';
  return asked.target === null
    ? [{ place, problem: `Plain HTTP is answered with the status ${asked.status} and no redirect. ${advice}` }]
    : [{ place, problem: `Plain HTTP redirects ${sharedLink} to ${asked.target}. ${advice}` }];
}
