import { expect, test } from 'vitest';
import { headers } from '../../src/config/headers.ts';
import { nginxConf } from '../../src/owner/nginx-conf.ts';

const server = { root: '/var/www/acme.test', listen: '80', serverName: 'acme.test' };

test('the nginx configuration has every header, with its quotes escaped', () => {
  const conf = nginxConf(['de.html', 'index.html'], server);
  for (const [name, value] of Object.entries(headers))
    expect(conf).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
});

test('a file without a media type stops the export with an error that names it', () => {
  expect(() => nginxConf(['de.html', 'film.mp4'], server)).toThrow('no media type for film.mp4');
});
