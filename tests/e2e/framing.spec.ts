import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

test('no other site can show the page in a frame', async ({ page, baseURL }) => {
  const framing = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${baseURL}/de"></iframe>`);
  });
  framing.listen(0, '127.0.0.1');
  await once(framing, 'listening');
  await page.goto(`http://127.0.0.1:${(framing.address() as AddressInfo).port}/`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  framing.close();
});
