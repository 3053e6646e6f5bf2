import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

// Ended from outside, this process still ends what it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A running program; disposing of it ends it, and so does the end of this process. */
export interface Child extends AsyncDisposable {
  readonly process: ChildProcess;
}

export function start(command: readonly string[], stdio: StdioOptions): Child {
  const [file, ...args] = command;
  const child = spawn(file!, args, { stdio });
  const ended = once(child, 'exit');
  const end = () => child.kill();
  process.once('exit', end);
  return {
    process: child,
    async [Symbol.asyncDispose]() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
