import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScript } from '../../src/build/inline-script.ts';

const folder = join(import.meta.dirname, '../../src/page');

test('a script is one piece without imports, and is made anew when any file that it imports changes', async () => {
  const watched: string[] = [];
  const { load } = inlineScript() as { load: (this: object, id: string) => Promise<string> };
  const module = await load.call(
    { addWatchFile: (file: string) => watched.push(file) },
    `${join(folder, 'early.ts')}?inline-script`,
  );
  const code = JSON.parse(module.replace(/^export default /, '').replace(/;$/, '')) as string;
  expect(code).not.toMatch(/\bimport\b|\bexport\b/);
  for (const file of ['early.ts', '../state/waiting-times.ts', '../model/projection.ts', '../config/settings.ts'])
    expect(watched).toContain(join(folder, file));
});
