import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** Runs the doctor as an owner does. */
export function doctor(...args: readonly string[]) {
  const command = join(project, 'src/owner/doctor/doctor.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** What a report says is wrong: places and problems. */
export const findingsIn = (report: string) =>
  report
    .split('\n- ')
    .slice(1)
    .map((finding) => finding.split('\n  '));
