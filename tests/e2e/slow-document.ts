import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of the site that keeps the rest of a page back, as a slow network does. */
export interface SlowDocument {
  readonly origin: string;
  /** Lets the rest of the page arrive. */
  readonly release: () => void;
  readonly close: () => void;
}

/**
 * @param siteOrigin where the site is served
 * @param mark what has this text in it arrives only up to there
 */
export async function slowDocument(siteOrigin: string, mark: string): Promise<SlowDocument> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answer = async (path: string, response: ServerResponse) => {
    const original = await fetch(siteOrigin + path);
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? 'text/plain' });
    const cut = Math.max(0, body.indexOf(mark));
    response.write(body.subarray(0, cut));
    if (cut > 0) await released;
    response.end(body.subarray(cut));
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    release,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
