import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const withoutStart = `/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`;

test('a held button repeats until it is let go or left, and the next press is one step', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const { partners, monthly, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(withoutStart);
  await page.clock.runFor(10_000);
  await untilHydrated(page);
  // The press takes the focus from a field.
  await monthly.focus();
  let held = 0;
  for (const [end, press] of [
    [() => page.mouse.up(), () => increasePartners.click()],
    [() => page.mouse.move(0, 0), () => increasePartners.press('Enter')],
  ] as const) {
    await increasePartners.hover();
    await page.mouse.down();
    await page.clock.runFor(3000);
    const before = held;
    held = Number(await partners.inputValue());
    expect(held).toBeGreaterThan(before + 10);
    await end();
    await page.clock.runFor(3000);
    await expect(partners).toHaveValue(String(held));
    await page.mouse.up();
    await press();
    await expect(partners).toHaveValue(String(++held));
  }
});

test('a finger that scrolls from a button makes no step', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    baseURL: baseURL!,
  });
  const page = await context.newPage();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(withoutStart);
  await page.clock.runFor(10_000);
  await untilHydrated(page);
  await increasePartners.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const middle = async () => {
    const { x, y, width, height } = (await increasePartners.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const devTools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [await middle()]);
  await page.clock.runFor(3000);
  await touch('touchCancel', []);
  const held = await partners.inputValue();
  expect(Number(held)).toBeGreaterThan(10);
  await page.clock.runFor(3000);
  await expect(partners).toHaveValue(held);

  const before = await page.evaluate(() => scrollY);
  await devTools.send('Input.synthesizeScrollGesture', { ...(await middle()), yDistance: -120, speed: 400 });
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await page.clock.runFor(3000);
  await expect(partners).toHaveValue(held);
  await context.close();
});

const endings = {
  // Playwright's pages are focused whatever window is in front.
  'the window loses the focus': () => void (document.hasFocus = () => false),
  'the page is left': () => void dispatchEvent(new Event('pagehide')),
};

for (const [what, end] of Object.entries(endings))
  test(`a press ends where ${what}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
    await page.goto(withoutStart);
    await page.clock.runFor(10_000);
    await untilHydrated(page);
    await increasePartners.hover();
    await page.mouse.down();
    await page.clock.runFor(1000);
    await page.evaluate(end);
    const held = await partners.inputValue();
    expect(Number(held)).toBeGreaterThan(0);
    await page.clock.runFor(3000);
    await expect(partners).toHaveValue(held);
  });
