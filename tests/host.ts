/* `npx node tests/host.ts https://your.address` asks a published site what is asked of every host. */
import { spawnSync } from 'node:child_process';

const address = URL.parse(process.argv[2] ?? '')?.origin;
if (address === undefined || !address.startsWith('http')) {
  console.error(
    'Name the published site by its scheme and host: npx node tests/host.ts https://calculator.example.com',
  );
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
