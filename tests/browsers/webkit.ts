import { By, Key } from 'selenium-webdriver';
import { candidates, type Browser, cacheFolder } from './browser.ts';
import { startWebKit } from './webkit-driver.ts';

/** Starts WebKitGTK's MiniBrowser. It can reach only this machine. */
export async function openWebKit(): Promise<Browser> {
  // Keeps the browser's own files inside the repository, and what it saves.
  const home = cacheFolder('webkit');
  const { driver, stop } = await startWebKit(home);
  await driver.manage().setTimeouts({ pageLoad: 30_000 });

  return {
    downloads: home,
    open: (address) => driver.get(address),
    click: async (role, name) => {
      for (const element of await driver.findElements(By.css(candidates[role]))) {
        if (!(await element.isDisplayed()) || (await element.getAccessibleName()) !== name) continue;
        // The driver asks where an element is before its own scrolling has been drawn, and then finds it out of sight.
        await driver.executeAsyncScript(
          "arguments[0].scrollIntoView({ block: 'center' }); requestAnimationFrame(() => requestAnimationFrame(arguments[1]))",
          element,
        );
        return element.click();
      }
      throw new Error(`No ${role} "${name}" is visible.`);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
    evaluate: (script) => driver.executeScript(`return (${String(script)})()`),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: stop,
  };
}
