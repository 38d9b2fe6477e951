import type { Page } from '@playwright/test';
import { lookAt, sidewaysScroll } from '../audit/matrix';
import { isTranslated, pseudoLanguages } from '../audit/pseudoTexts';
import { scan } from '../audit/scan';
import { misfits, textsIn } from '../audit/textFit';
import { expect, open, test } from '@tests/support/browser/open';

/** The panel beside the page, and the part of a sheet that holds it. */
const panelFrame = 'aside[data-simulation-panel], [role=dialog]:has([data-simulation-panel])';

const boardCount = 9;

/** Opens the panel at its first board and shows one board after another, each with all that it loads. */
async function onEachBoard(page: Page, look: (board: string) => Promise<void>): Promise<void> {
  const panel = page.locator(panelFrame);
  const tabs = panel.getByRole('tab');
  await expect(tabs).toHaveCount(boardCount);
  for (const tab of await tabs.all()) {
    await tab.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
    await look(await tab.innerText());
  }
}

/** What the board shown does not hold: its texts as they are, and as long as in other languages. */
async function unfit(page: Page, board: string): Promise<string[]> {
  const texts = await textsIn(page, panelFrame);
  const replaced = Object.entries(pseudoLanguages).map(([name, put]) => [
    name,
    texts.map((text) => (isTranslated(text) ? put(text) : text)),
  ]);
  const faults = await misfits(page, panelFrame, Object.fromEntries(replaced));
  if ((await sidewaysScroll(page)) > 0) faults.push('the page scrolls sideways');
  return faults.map((fault) => `${board}, ${fault}`);
}

test('at 320 px the boards of the panel have no findings in any theme or in forced colours, and hold longer texts', async ({ page }) => {
  test.setTimeout(90_000);
  const size = { width: 320, height: 640 };
  await page.setViewportSize(size);
  await open(page, '/login?sim.panel=state', { as: 'visitor' });
  const known = new Set<string>();
  const faults: string[] = [];
  await onEachBoard(page, async (board) => {
    const looks = await lookAt(page, { subject: board, who: 'visitor', widths: [size.width], known }, () => page.setViewportSize(size));
    faults.push(...looks.flatMap(({ theme, findings }) => findings.map((finding) => `${board}, ${theme}: ${JSON.stringify(finding)}`)));
    faults.push(...(await unfit(page, board)));
  });
  expect(faults).toEqual([]);
});

test('beside a page the boards of the panel have no findings, and hold longer texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/login?sim.panel=state', { as: 'visitor' });
  const faults: string[] = [];
  await onEachBoard(page, async (board) => {
    faults.push(...(await scan(page, 'all')).map((finding) => `${board}: ${JSON.stringify(finding)}`));
    faults.push(...(await unfit(page, board)));
  });
  expect(faults).toEqual([]);
});

test('every word of the panel is in the test language, except what the exchange itself says', async ({ page }) => {
  await open(page, '/login?sim.panel=state', { as: 'visitor', locale: 'en_XA' });
  const panel = page.locator(panelFrame);
  const faults: string[] = [];
  let said = 0;
  await onEachBoard(page, async (board) => {
    const words = await panel.evaluate((element) =>
      [...element.querySelectorAll('[role=tab], h2, h3, label, legend, button:not([aria-haspopup]), p')].flatMap((each) => {
        const words = each.getAttribute('aria-label') ?? each.textContent;
        return /\p{L}{2}/u.test(words) && !each.closest('[lang]:not(html), [role=row], [aria-hidden=true]') ? [words] : [];
      }),
    );
    said += words.length;
    faults.push(...words.filter((each) => !each.includes('[')).map((each) => `${board}: ${each}`));
  });
  expect(faults).toEqual([]);
  expect(said).toBeGreaterThan(boardCount);
});
