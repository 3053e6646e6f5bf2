import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** An answer on its way to who asked. */
export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Makes a fault in the answer for a path. A host that never answers or breaks off says so in its place. */
export type Fault = (answer: Sent, path: string) => Sent | 'never answers' | 'breaks off';

export interface FaultyHost extends AsyncDisposable {
  readonly origin: string;
}

/** What a site answers, which no fault changes: it is asked once for each address. */
const answers = new Map<string, Promise<Sent>>();

async function ask(address: string): Promise<Sent> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
  const { 'transfer-encoding': _, ...headers } = Object.fromEntries(response.headers);
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: /^text|xml|json/.test(type) ? body.toString() : body,
  };
}

/** Bodies and what they are compressed to: most are sent again for every fault. */
const compressed = new Map<string | Buffer, Buffer>();

function compress(body: string | Buffer): Buffer {
  const known = compressed.get(body) ?? gzipSync(body, { level: 1 });
  compressed.set(body, known);
  return known;
}

function send({ status, headers, body }: Sent, response: ServerResponse): void {
  const { 'content-length': _, ...others } = headers;
  response.writeHead(status, others);
  response.end(others['content-encoding'] === undefined ? body : compress(body));
}

/** A server in front of a site that answers as it does, but for one fault. */
export async function faultyHost(siteOrigin: string, fault: Fault): Promise<FaultyHost> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const address = siteOrigin + path;
    const answer = answers.get(address) ?? ask(address);
    answers.set(address, answer);
    void answer.then((original) => {
      const sent = fault(original, path);
      if (sent === 'breaks off') response.destroy();
      else if (sent !== 'never answers') send(sent, response);
    });
  });
  // On a busy machine, one that is closed after the usual five seconds may just be asked again: a fault of its own.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
