import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { arial, arialFaces } from '../support/arial.ts';

const file = join(import.meta.dirname, '..', 'results', 'look', 'shared.png');
const styles = readFileSync(join(import.meta.dirname, 'shared-sheet.css'), 'utf8');

interface Manifest {
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly purpose: string }[];
}

const escape = (text: string) => text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An image of the site in a form that works in a page at another address. */
async function image(page: Page, path: string): Promise<string> {
  const response = await page.request.get(path);
  const type = response.headers()['content-type'];
  return `<img src="data:${type};base64,${(await response.body()).toString('base64')}">`;
}

/** How a page looks before it is opened: in a chat, among search results and on a home screen. */
async function appearances(page: Page, path: string): Promise<string> {
  await page.goto(`/${path}`);
  const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content');
  const title = escape(await page.title());
  const description = escape((await content('name=description'))!);
  const pictures = page.locator('meta[property="og:image"]');
  // A page whose picture is out of date names none.
  const hasPicture = (await pictures.count()) > 0;
  const picture = hasPicture ? await image(page, new URL((await content('property="og:image"'))!).pathname) : '';
  const { host } = new URL((await content('property="og:url"'))!);
  const manifest = (await (await page.request.get(`/${path}.webmanifest`)).json()) as Manifest;
  const icon = await image(page, manifest.icons.find(({ purpose }) => purpose === 'maskable')!.src);
  const name = escape(manifest.short_name);
  const dir = await page.locator('html').getAttribute('dir');
  return `<article dir="${dir}"><h2 dir="ltr">/${path}</h2>
    <div class="chat">${picture}<b>${title}</b><p>${description}</p><small>${host}</small></div>
    <div class="result"><div class="site">${await image(page, '/favicon.svg')}<span><b>${name}</b>https://${host} › ${path}</span></div>
    <h3>${title}</h3><p>${description}</p></div>
    <div class="home"><figure>${icon}${name}</figure><figure class="round">${icon}${name}</figure></div></article>`;
}

test('a sheet of how each language looks in a chat, among search results and on a home screen', async ({ page }) => {
  const articles: string[] = [];
  for (const { path } of publishedLanguages) articles.push(await appearances(page, path));
  // A page of its own: the site's security policy would block the sheet's styles.
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 2528, height: 900 });
  await sheet.setContent(`<style>${arialFaces} body { font: 14px/1.5 ${arial} } ${styles}</style>${articles.join('')}`);
  await sheet.screenshot({ path: file, fullPage: true });
});
