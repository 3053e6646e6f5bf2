import { parseArgs } from 'node:util';
import { files } from '../build/dist.ts';
import { ours } from './compared-pages.ts';
import { forWebServer, missing } from './requirements.ts';
import { columns } from './table.ts';
import { prepareWebRoot } from './web-root.ts';
import { serve } from './web-server.ts';
import { load } from './wrk.ts';

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const react = files.find((file) => /\/react\.[^/]+\.js$/.test(file));
const lines = [['', 'connections', 'requests/s', 'p99', 'bytes/s', 'errors']];

const lacking = missing([...forWebServer, 'wrk', 'taskset']);
if (lacking !== undefined) {
  console.log(`Not measured: ${lacking}.`);
} else {
  // One processor for the server, another for the load.
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
