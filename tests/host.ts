/* `npm run test:host -- https://your.address` asks a published site what is asked of every host. */
import { spawnSync } from 'node:child_process';
import { originOf } from '../src/config/setting-types.ts';

const address = originOf(process.argv[2] ?? '');
if (address === undefined) {
  console.error('Name the published site by its scheme and host: npm run test:host -- https://calculator.example.com');
  process.exitCode = 2;
} else {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/host.config.ts'],
    {
      env: { ...process.env, HOST_TO_TEST: address },
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
