import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A server in front of the site that delivers like a poor network. */
export interface Network {
  readonly origin: string;
  readonly close: () => void;
}

/** Sends one response's body at its own pace. */
type Deliver = (body: Buffer, response: ServerResponse) => Promise<void>;

/** @param siteOrigin where the site is served */
async function network(siteOrigin: string, deliver: Deliver): Promise<Network> {
  const answer = async (path: string, response: ServerResponse) => {
    const original = await fetch(siteOrigin + path);
    response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? 'text/plain' });
    await deliver(Buffer.from(await original.arrayBuffer()), response);
    response.end();
  };
  const server = createServer((request, response) => void answer(request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A body that contains the mark arrives only up to it until `release` is called. */
export async function stallingNetwork(siteOrigin: string, mark: string): Promise<Network & { release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const stalling = await network(siteOrigin, async (body, response) => {
    const cut = Math.max(0, body.indexOf(mark));
    response.write(body.subarray(0, cut));
    if (cut > 0) await released;
    response.write(body.subarray(cut));
  });
  return { ...stalling, release };
}

/**
 * Everything arrives in parts of at least `bytes` bytes, each in a frame of its own. Parts end with a list, its items
 * or a section: a line that grows or wraps as its rest arrives counts as a layout shift, which no page can prevent.
 */
export async function trickle(siteOrigin: string, bytes: number): Promise<Network> {
  return network(siteOrigin, async (body, response) => {
    const endOfPart = /<\/(?:li|ol|ul|dl|details|section|script|style)>/g;
    const html = body.toString('latin1');
    for (let start = 0, end = 0; start < body.length; start = end) {
      endOfPart.lastIndex = start + bytes;
      end = endOfPart.test(html) ? endOfPart.lastIndex : body.length;
      response.write(body.subarray(start, end));
      await setTimeout(40);
    }
  });
}

/** Pages arrive; everything else breaks off halfway. */
export async function cuttingNetwork(siteOrigin: string): Promise<Network> {
  return network(siteOrigin, async (body, response) => {
    if (body.includes('</html>')) response.write(body);
    else response.write(body.subarray(0, body.length / 2), () => response.destroy());
  });
}

/** Files whose path contains the mark break off until `mend` is called. Everything else arrives. */
export async function brokenNetwork(siteOrigin: string, mark: string): Promise<Network & { mend: () => void }> {
  let isBroken = true;
  const broken = await network(siteOrigin, async (body, response) => {
    if (isBroken && response.req.url?.includes(mark)) response.destroy();
    else response.write(body);
  });
  const mend = () => {
    isBroken = false;
  };
  return { ...broken, mend };
}
