import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    origin: string;
  }
}

/** Serves the built site for all engines. Returns a function that stops that. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const root = join(import.meta.dirname, '../..');
  const server = await preview({ root, configFile: false, appType: 'mpa', preview: { port: 0, host: 'localhost' } });
  project.provide('origin', server.resolvedUrls!.local[0]!.replace(/\/$/, ''));
  return () => server.close();
}
