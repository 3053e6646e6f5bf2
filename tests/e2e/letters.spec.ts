import { expect, test, type Page } from '@playwright/test';
import { bothDirections } from '../support/demanding-languages.ts';
import { rightToLeft } from '../support/other-language.ts';

/** Elements of every kind that holds text. */
const texts = 'h1, h2, p, label, summary, button, a, dt, dd, bdi';

/** The fonts in which the page's texts are drawn. */
async function fontsOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: texts });
  const fonts = await Promise.all(
    nodeIds.map(async (nodeId) => (await browser.send('CSS.getPlatformFontsForNode', { nodeId })).fonts),
  );
  return [...new Set(fonts.flat().map(({ familyName }) => familyName))].sort();
}

test('every kind of text is drawn in the letters that the tests bring, whatever the machine has', async ({ page }, {
  project,
}) => {
  const narrow = rightToLeft.length > 0 ? ['Noto Sans', 'Noto Sans Arabic'] : ['Noto Sans'];
  const families = project.name === 'wide-letters' ? ['DejaVu Sans'] : narrow;
  const found = new Set<string>();
  for (const { path } of bothDirections) {
    await page.goto(`/${path}`);
    for (const font of await fontsOf(page)) found.add(font);
  }
  expect([...found].sort()).toEqual(families);
});
