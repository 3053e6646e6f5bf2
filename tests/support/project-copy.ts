import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The one file that owners edit. */
export const settingsFile = 'src/config/settings.json';

const parts = [
  '.github',
  '.prettierrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'astro.config.mjs',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tests',
  'tsconfig.json',
  'wrangler.jsonc',
];
const programs = {
  'check-build': ['src/owner/check-build.ts'],
  astro: ['node_modules/astro/bin/astro.mjs'],
  doctor: ['src/owner/doctor.ts'],
  texts: ['src/owner/check-texts.ts'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  vitest: ['node_modules/vitest/vitest.mjs'],
} as const;

type Program = keyof typeof programs;

/** A copy of the project in a temporary folder, to change as an owner would. Disposing of it deletes the folder. */
export class ProjectCopy implements Disposable {
  /** Environment variables for its programs, in addition to those that they need. */
  environment: Readonly<Record<string, string>> = {};
  readonly folder = mkdtempSync(join(tmpdir(), 'calculator-'));

  constructor() {
    for (const part of parts) {
      const filter = (file: string) => !file.startsWith(join(project, 'tests/results'));
      cpSync(join(project, part), join(this.folder, part), { recursive: true, filter });
    }
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Rewrites one file. @returns what undoes it @throws Error if nothing changes: the test would then test nothing */
  edit(file: string, change: (text: string) => string): () => void {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing to change in ${file}.`);
    writeFileSync(path, after);
    return () => writeFileSync(path, before);
  }

  /** Writes one file. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Puts the site that is built in the project's own folder in place of a build. */
  takeBuiltSite(): void {
    cpSync(join(project, 'dist'), join(this.folder, 'dist'), { recursive: true });
  }

  /** Runs one of the project's programs in the copy. */
  run(program: Program, ...args: readonly string[]): { readonly ok: boolean; readonly output: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...programs[program], ...args], {
      ...this.#place(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ok: status === 0, output: stdout + stderr };
  }

  /** Where a program runs. Omits the test runner's own variables: its NODE_ENV would make a development build of React. */
  #place() {
    const env = {
      PATH: process.env['PATH'],
      HOME: this.folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      ...this.environment,
    };
    return { cwd: this.folder, env };
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
