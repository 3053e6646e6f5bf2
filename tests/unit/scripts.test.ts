import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.for(Object.entries(scripts))('npm run %s is the same in every shell, on Windows too', ([, script]) => {
  // Programs with plain words, one after the other: no variables, quotes, patterns or pipes.
  for (const command of script.split(' && ')) expect(command).toMatch(/^[\w-]+( [\w@:./-]+(=[\w./-]+)?)*$/);
});
