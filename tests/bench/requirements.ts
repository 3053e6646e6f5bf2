import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's path of the nginx module that serves precompressed files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// On Debian, the PATH of an ordinary user lacks the folders of nginx and ip.
process.env['PATH'] = [process.env['PATH'], '/usr/sbin', '/sbin'].join(delimiter);

const isCommand = (name: string) =>
  process.env['PATH']!.split(delimiter).some((directory) => existsSync(join(directory, name)));

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

const isThere = {
  nginx: () => isCommand('nginx'),
  'libnginx-mod-http-brotli-static': () => existsSync(brotliModule),
  openssl: () => isCommand('openssl'),
  python3: () => isCommand('python3'),
  iproute2: () => isCommand('ip'),
  root: () => process.getuid?.() === 0,
  '/dev/net/tun': () => isWritable('/dev/net/tun'),
} satisfies Record<string, () => boolean>;

/** What a measurement may need: Debian packages, commands, devices, rights. */
export type Requirement = keyof typeof isThere;

/** What the web server needs. */
export const forWebServer = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'] as const;

/** Names the requirements that are missing, or undefined if none is. */
export function missing(requirements: readonly Requirement[]): string | undefined {
  const absent = requirements.filter((name) => !isThere[name]());
  return absent.length === 0 ? undefined : `needs ${absent.join(', ')}`;
}
