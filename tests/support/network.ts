import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the site answers. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a response, and ends it. */
type Send = (answer: Answer, response: ServerResponse) => Promise<void>;

/** A proxy of the site: `send` responds with the site's answer. @param siteOrigin where the site is served */
async function serverFor(siteOrigin: string, send: Send) {
  const server = createServer((request, response) => {
    const ask = async () => {
      const answer = await fetch(siteOrigin + request.url, { redirect: 'manual' });
      const { 'content-length': _, 'content-encoding': __, ...headers } = Object.fromEntries(answer.headers);
      await send({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }, response);
    };
    void ask();
  });
  // Longer than the default of five seconds: on a busy machine, a browser may reuse a connection at the moment that the
  // server closes it.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, close, [Symbol.dispose]: close };
}

/** A body that contains the mark arrives only up to it until `release` is called. */
export async function stallingNetwork(siteOrigin: string, mark: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const stalling = await serverFor(siteOrigin, async ({ status, headers, body }, response) => {
    response.writeHead(status, headers);
    const cut = Math.max(0, body.indexOf(mark));
    response.write(body.subarray(0, cut));
    if (cut > 0) await released;
    response.end(body.subarray(cut));
  });
  return { ...stalling, release };
}

/**
 * A proxy that sends every body in parts of at least `bytes` bytes. A part ends after a closing tag: a line that grows or
 * wraps as its rest arrives counts as a layout shift, which no page can prevent.
 * @param drawn resolves once the browser has drawn what has arrived
 */
export const trickle = (siteOrigin: string, bytes: number, drawn: () => Promise<void>) =>
  serverFor(siteOrigin, async ({ status, headers, body }, response) => {
    response.writeHead(status, headers);
    const endOfPart = /<\/(?:li|ol|ul|dl|details|section|script|style)>/g;
    const html = body.toString('latin1');
    for (let start = 0, end = 0; start < body.length; start = end) {
      endOfPart.lastIndex = start + bytes;
      end = endOfPart.test(html) ? endOfPart.lastIndex : body.length;
      response.write(body.subarray(start, end));
      await drawn();
    }
    response.end();
  });
