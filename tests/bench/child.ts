import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

// Without these handlers a signal would end this process without its "exit" event, and the children would live on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A running program. It ends when it is disposed of, or when this process ends. */
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
