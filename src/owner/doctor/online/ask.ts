import pLimit from 'p-limit';
import { failureOf } from './failure.ts';

/** Questions on their way at the same time: as many as a browser sends to one host. */
const atOnce = 6;

interface Asked {
  /** What was asked for: a path of the site, or an address on another host. */
  readonly path: string;
}

export interface Answer extends Asked {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Where it redirects to, if it does: a path of the site or an address on another host. */
  readonly target: string | null;
}

export interface NoAnswer extends Asked {
  /** Why there is none, as a sentence. */
  readonly failure: string;
}

/** Asks for a path of the site or for an address on another host. It is asked for once, however often this is called. */
export type Ask = (path: string) => Promise<Answer | NoAnswer>;

export const isAnswer = (asked: Answer | NoAnswer): asked is Answer => 'status' in asked;

/** The text of a page or file that is there. */
export const textOf = (asked: Answer | NoAnswer): string | undefined =>
  isAnswer(asked) && asked.status === 200 ? asked.body.toString() : undefined;

/**
 * @param origin where the site is published
 * @param patience how long an answer may take, in milliseconds
 */
export function asker(origin: string, patience: number): Ask {
  const limit = pLimit(atOnce);
  const asked = new Map<string, Promise<Answer | NoAnswer>>();
  // What starts with two slashes is no path, but names a host.
  const isPath = (url: URL) => url.origin === origin && !url.pathname.startsWith('//');
  const nameOf = (url: URL) => (isPath(url) ? url.pathname + url.search : url.href);

  async function send(url: URL): Promise<Answer | NoAnswer> {
    const path = nameOf(url);
    try {
      const response = await fetch(url, {
        headers: { 'Accept-Encoding': 'br, gzip' },
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      });
      const { status, headers } = response;
      const location = status >= 300 && status < 400 ? headers.get('Location') : null;
      const target = location === null ? null : URL.parse(location, url);
      return {
        path,
        status,
        headers,
        body: Buffer.from(await response.arrayBuffer()),
        target: target && nameOf(target),
      };
    } catch (error) {
      return { path, failure: failureOf(error, patience) };
    }
  }

  return (path) => {
    const url = new URL(path, origin);
    const answer = asked.get(url.href) ?? limit(send, url);
    asked.set(url.href, answer);
    return answer;
  };
}
