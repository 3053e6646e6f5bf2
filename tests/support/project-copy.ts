import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The one file that owners edit. */
export const settingsFile = 'src/config/settings.json';

/** What is not copied: what commands make, and the packages, to which the copy has a link. */
const left = /^(\.git|\.astro|\.wrangler|dist|node_modules|tests\/results)$/;

/** A copy of the project in a temporary folder, to change as an owner would. Disposing of it deletes the folder. */
export class ProjectCopy implements Disposable {
  /** Environment variables for its commands, in addition to those that they need. */
  environment: Readonly<Record<string, string>> = {};
  readonly folder = mkdtempSync(join(tmpdir(), 'calculator-'));

  constructor() {
    const filter = (file: string) => !left.test(file.slice(project.length + 1));
    cpSync(project, this.folder, { recursive: true, filter });
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

  /**
   * Runs a command in the copy, such as `npm run doctor`. Omits the test runner's own variables: its NODE_ENV would make
   * a development build of React.
   */
  run(command: string): { readonly ok: boolean; readonly output: string } {
    const env = {
      PATH: process.env['PATH'],
      HOME: this.folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      npm_config_loglevel: 'silent',
      ...this.environment,
    };
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: this.folder,
      env,
      shell: true,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { ok: status === 0, output: stdout + stderr };
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
