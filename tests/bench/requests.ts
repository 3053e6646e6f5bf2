import type { ComparedPage } from './compared-pages.ts';
import { openPhone } from './phone.ts';

/** What a page requests before anyone touches it. */
export interface Requests {
  /** Paths of the requests, in order. */
  readonly paths: readonly string[];
  /** Addresses that the first paint waits for, apart from the page itself. */
  readonly blocking: readonly string[];
  /** Length of the longest chain in which each answer triggers the next request: 2 for a page and its scripts. */
  readonly levels: number;
}

export async function measureRequests(page: ComparedPage, port: number): Promise<Requests> {
  await using phone = await openPhone({ slowdown: 1, isOnLink: false });
  const origin = `https://localhost:${port}`;
  const levels = new Map<string, number>();
  await phone.session.send('Network.enable');
  phone.session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    // A file that is named twice, as a preload and as a module, is fetched when it is first named.
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
    if (!levels.has(request.url)) levels.set(request.url, (levels.get(parent) ?? 0) + 1);
  });
  await phone.page.goto(origin + page.path, { waitUntil: 'networkidle' });
  const blocking = await phone.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
      )
      .map((entry) => entry.name),
  );
  const sent = [...levels].filter(([url]) => url.startsWith(origin));
  return {
    paths: sent.map(([url]) => new URL(url).pathname),
    blocking,
    levels: Math.max(...sent.map(([, level]) => level)),
  };
}
