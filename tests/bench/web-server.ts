import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { start } from './child.ts';
import { nginxConf } from './nginx-conf.ts';
import { results } from './web-root.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
}

/** Makes a certificate that no browser trusts; ours are told to accept it. */
function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-subj', '/CN=localhost'], { stdio: 'ignore' });
}

/** The running server. It stops when it is disposed of. */
export interface WebServer extends AsyncDisposable {
  readonly port: number;
}

/**
 * Serves a folder with nginx on all addresses of this machine.
 * @param root the folder
 * @param wrapper a command to start nginx with, such as one that ties it to a processor
 * @throws Error with nginx's own message if it does not start
 */
export async function serve(root: string, wrapper: readonly string[] = []): Promise<WebServer> {
  const folder = join(results, 'nginx');
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  makeCertificate(folder);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), nginxConf({ root, folder, port }));
  const errors = join(folder, 'error.log');
  writeFileSync(errors, '');
  const nginx = start([...wrapper, 'nginx', '-e', errors, '-c', join(folder, 'nginx.conf')], 'ignore');
  while (!(await accepts(port))) {
    if (nginx.process.exitCode !== null) throw new Error(`nginx does not start: ${readFileSync(errors, 'utf8')}`);
    await setTimeout(50);
  }
  return { port, [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose]() };
}
