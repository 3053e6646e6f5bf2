import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** How the server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** 99 of 100 requests were answered in full within this time, in wrk's notation: `12.30ms`. */
  readonly p99: string;
  /** Bytes received per second, headers included, in wrk's notation: `250.11MB`. */
  readonly perSecond: string;
  /** Requests that failed: connection errors, time-outs, statuses above 399. */
  readonly errors: number;
}

interface Settings {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** The processor that wrk runs on. */
  readonly processor: number;
}

const find = (output: string, pattern: RegExp) => pattern.exec(output)?.slice(1) ?? [];

/**
 * Requests the address as fast as the server answers, over the given number of connections, accepting brotli.
 * @throws Error if wrk fails
 */
export async function load({ url, connections, seconds, processor }: Settings): Promise<Load> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '--latency'];
  const headers = ['-H', 'Accept-Encoding: br'];
  const command = ['-c', String(processor), 'wrk', ...options, ...headers, url];
  const { stdout } = await promisify(execFile)('taskset', command);
  const failures = [
    ...find(stdout, /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/),
    ...find(stdout, /Non-2xx or 3xx responses: (\d+)/),
  ];
  return {
    requestsPerSecond: Number(find(stdout, /Requests\/sec: +([\d.]+)/)[0]),
    p99: find(stdout, /99% +(\S+)/)[0] ?? '–',
    perSecond: find(stdout, /Transfer\/sec: +(\S+)/)[0] ?? '–',
    errors: failures.reduce((sum, count) => sum + Number(count), 0),
  };
}
