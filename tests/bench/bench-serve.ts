import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { files } from '../support/dist.ts';
import { ours } from './compared-pages.ts';
import { forWebServer, missing } from './requirements.ts';
import { columns } from './table.ts';
import { prepareWebRoot } from './web-root.ts';
import { serve } from './web-server.ts';
import { load } from './wrk.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const react = files.find((file) => /\/react\.[^/]+\.js$/.test(file));
const lines = [['', 'connections', 'requests/s', 'p99', 'bytes/s', 'errors']];

const oneProcessor = cpus().length < 2 ? 'needs a processor for the server and another for the load' : undefined;
const lacking = missing([...forWebServer, 'wrk', 'taskset']) ?? oneProcessor;
if (lacking !== undefined) {
  console.log(`Not measured: ${lacking}.`);
} else {
  await using server = await serve(await prepareWebRoot(), ['taskset', '-c', '0']);
  for (const [name, path] of [
    ['the page', ours.path],
    ['React', `/${react}`],
  ] as const) {
    for (const connections of [100, 1000]) {
      const url = `https://localhost:${server.port}${path}`;
      const result = await load({ url, connections, seconds: Number(options.seconds), processor: 1 });
      const { requestsPerSecond, p99, perSecond, errors } = result;
      const rate = Math.round(requestsPerSecond).toLocaleString('en');
      lines.push([name, String(connections), rate, p99, perSecond, String(errors)]);
    }
  }
  console.log(columns(lines));
}
