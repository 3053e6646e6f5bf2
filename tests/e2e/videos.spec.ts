import { expect, test, type BrowserContext } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { kitOn } from '../support/kit.ts';
import { videosOf } from '../support/page-videos.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';

const player = 'https://www.youtube-nocookie.com';

const t = translator(defaultLanguage);
const videos = videosOf(defaultLanguage);

/** The hosts that are asked for anything from now on. */
function requestedOrigins(context: BrowserContext): ReadonlySet<string> {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  return origins;
}

test('until a video is clicked, only the page’s own host gets requests and nothing is stored', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = requestedOrigins(context);
  await page.goto(`/de${queryFor(otherInputs)}&ref=abc`);
  for (const { link } of videos) await page.getByRole('link', { name: link }).hover();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: t('chooseLanguage') }).click();
  await page.keyboard.press('Escape');
  await calculatorOn(page, defaultLanguage).enter(someInputs);
  await expect(page).toHaveURL(`/de${queryFor(someInputs)}&ref=abc`);
  // Loads the last files that a visit may ask for.
  await kitOn(page, defaultLanguage).open();
  expect([...origins]).toEqual([baseURL]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }));
  expect(stored).toEqual({ local: 0, session: 0, databases: [], caches: [] });
});

test('a click opens the player below, and only its host is asked; the next closes it', async ({
  page,
  context,
  baseURL,
}) => {
  const origins = requestedOrigins(context);
  await page.route(`${player}/**`, (route) => route.fulfill({ body: '<p>Player</p>', contentType: 'text/html' }));
  await page.goto('/de');
  for (const { title, id, link } of videos) {
    await page.getByRole('link', { name: link }).click();
    const frame = page.locator('iframe').and(page.getByTitle(title, { exact: true }));
    await expect.poll(() => frame.evaluate((element) => element === document.activeElement)).toBe(true);
    // One video at a time, and its link says which.
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator('main a[aria-current]')).toHaveText([title]);
    const address = new URL((await frame.getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe(`${player}/embed/${id}`);
    // Plays at once, as a press on it asks for, with the player's words and the subtitles in the page's language.
    const { code } = defaultLanguage;
    expect(Object.fromEntries(address.searchParams)).toEqual({ autoplay: '1', hl: code, cc_lang_pref: code, rel: '0' });
    // Whatever the host's own policy is.
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    // The player has arrived: no policy stands in the way.
    await expect(frame.contentFrame().locator('p')).toHaveText('Player');
    // Where the player is blocked, this is the way out.
    const video = page.getByRole('link', { name: t('watchOnYouTube') });
    await expect(video).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
    await expect(video).toHaveAttribute('target', '_blank');
  }
  expect([...origins]).toEqual(videos.length > 0 ? [baseURL, player] : [baseURL]);

  for (const { link } of videos.slice(-1)) await page.getByRole('link', { name: link }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('main a[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('watchOnYouTube') })).toBeHidden();
});

test('if the early script fails, videos and the drawer work on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'earlyCalculator', {
      set: () => {
        throw new Error('The early script fails.');
      },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de');
  for (const { link, title } of videos.slice(0, 1)) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByTitle(title, { exact: true })).toBeVisible();
  }
  await page.locator('[commandfor=menu]').first().click();
  await expect(page.locator('#menu')).toHaveJSProperty('open', true);
});
