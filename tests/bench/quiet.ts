import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

function processorTime(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + of(time), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}

/**
 * Waits until at least 75 % of this machine's processor time is idle.
 * @param patience the longest wait, in seconds
 * @returns the idle share when the wait ended, from 0 to 1
 */
export async function waitForQuiet(patience: number): Promise<number> {
  const end = Date.now() + patience * 1000;
  for (;;) {
    const before = processorTime();
    await setTimeout(1500);
    const after = processorTime();
    const idle = (after.idle - before.idle) / (after.all - before.all);
    if (idle >= 0.75 || Date.now() >= end) return idle;
  }
}
