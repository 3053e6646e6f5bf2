import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What the server did under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Time to the whole answer that 99 of 100 requests stayed under, as wrk writes it: `12.30ms`. */
  readonly p99: string;
  /** Rate of the answers, headers included, as wrk writes it: `250.11MB`. */
  readonly perSecond: string;
  /** Answers that were none: errors of the connection, time-outs, statuses above 399. */
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
 * Asks for the address as fast as the server answers, over as many connections, as a browser asks.
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
