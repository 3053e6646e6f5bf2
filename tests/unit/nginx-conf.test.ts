import { expect, test } from 'vitest';
import { headers } from '../../src/config/headers.ts';
import { hostNotes } from '../../src/owner/export/host-notes.ts';
import { nginxConf } from '../../src/owner/export/nginx-conf.ts';

const server = { root: '/var/www/acme.test', listen: '80', serverName: 'acme.test' };

test('the configuration of nginx has every header, quotes inside it escaped', () => {
  const conf = nginxConf(['de.html', 'index.html'], server);
  for (const [name, value] of Object.entries(headers))
    expect(conf).toContain(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
});

test('the notes for any other host name every header', () => {
  for (const [name, value] of Object.entries(headers)) expect(hostNotes).toContain(`   ${name}: ${value}\n`);
});

test('a file whose kind has no media type stops the export by its name', () => {
  expect(() => nginxConf(['de.html', 'film.mp4'], server)).toThrow('no media type for film.mp4');
});
