import type { Locator, Page } from '@playwright/test';
import { auditSubject, sidewaysScroll } from '../audit/matrix';
import { isTranslated, pseudoLanguages } from '../audit/pseudoTexts';
import { scan } from '../audit/scan';
import { misfits, textsIn } from '../audit/textFit';
import { simulationStatus } from '@tests/support/browser/ask';
import { expect, open, test } from '@tests/support/browser/open';

/** The panel beside the page, and the content of a sheet that contains it. */
const panelFrame = 'aside[data-simulation-panel], [role=dialog]:has([data-simulation-panel])';

const boardCount = 9;

/** More Tab stops than any board has. */
const maxStops = 120;

/** What is wrong with the focus: on the page itself, outside the panel, or out of view; null if nothing. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is on the body';
    // A switch is drawn by its label; its input is invisible.
    const visible = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = visible.getBoundingClientRect();
    const name = visible.getAttribute('aria-label') ?? visible.textContent.trim().slice(0, 40);
    if (!focused.closest('[role=dialog]')) return `“${name}” is outside the panel`;
    if (left < -1 || right > innerWidth + 1) return `“${name}” extends beyond the edge of the screen`;
    return bottom > 0 && top < innerHeight ? null : `“${name}” is out of view`;
  });

/** Tabs to the target, or to the first of several, and checks the focus at every stop. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached();
  // Does not wait: a field that opens a list on focus hides everything else until it is blurred.
  const isFocused = () => target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  for (let stops = 0; stops < maxStops && !(await isFocused()); stops++) {
    await page.keyboard.press('Tab');
    expect(await focusFault(page)).toBeNull();
  }
  expect(await isFocused()).toBe(true);
}

test('at 320 px a user opens the panel, uses every board and closes the panel by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/login', { as: 'visitor' });
  const opener = page.getByRole('complementary', { name: 'Exchange', exact: true }).getByRole('button', { name: 'Simulated' });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Simulated exchange' });
  await expect(panel.getByRole('tab', { name: 'State' })).toBeVisible();
  const status = () => simulationStatus(page);
  const use = async (target: Locator, key = 'Enter') => {
    await reach(page, target);
    await page.keyboard.press(key);
  };
  const button = (name: string | RegExp) => panel.getByRole('button', { name });

  const uses: readonly (readonly [board: string, () => Promise<void>])[] = [
    [
      'State',
      async () => {
        await use(button(/(?:^| )Persona$/));
        await page.keyboard.type('trader');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect.poll(status).toMatchObject({ persona: 'trader' });
      },
    ],
    [
      'Market',
      async () => {
        await use(button('Apply Flash crash'));
        await expect(panel.getByText('BTC moves -30%')).toBeVisible();
        await use(button('Undo all'));
        await expect(panel.getByText('Markets follow their normal course.')).toBeVisible();
      },
    ],
    [
      'Clock',
      async () => {
        await use(panel.getByRole('switch', { name: 'Freeze time' }), 'Space');
        await expect.poll(status).toMatchObject({ clock: { frozen: true } });
        await use(button('+1 hour'));
      },
    ],
    [
      'Faults',
      async () => {
        await use(panel.getByRole('switch', { name: 'Slow phone' }), 'Space');
        await use(button('Remove all'));
        await expect(panel.getByText('No active faults')).toBeVisible();
      },
    ],
    [
      'Save points',
      async () => {
        await reach(page, panel.getByLabel('Save point name'));
        await page.keyboard.type('On a phone');
        await page.keyboard.press('Enter');
        await use(button('Restore On a phone'));
        await use(button('Delete On a phone'));
        await expect(button('Delete On a phone')).toBeHidden();
      },
    ],
    ['Codes', () => expect(panel.getByText('No valid code right now')).toBeVisible()],
    [
      'Requests',
      async () => {
        // Whichever call is the latest.
        await use(panel.getByRole('grid').getByRole('row'));
        await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible();
        await use(button('All requests'));
        await expect(panel.getByRole('grid')).toBeVisible();
      },
    ],
    [
      'Backend',
      async () => {
        await reach(page, panel.getByLabel('Backend origin'));
        await page.keyboard.type('backend.example/path');
        await expect(panel.getByText('Enter an origin such as https://backend.example')).toBeVisible();
      },
    ],
    [
      'Accessibility',
      async () => {
        await use(button('Check this page'));
        // The panel makes room for the check and comes back.
        await expect(panel.getByText('/en_US: no findings.')).toBeVisible();
      },
    ],
  ];
  for (const [index, [board, act]] of uses.entries()) {
    const tab = panel.getByRole('tab', { name: board });
    if (index > 0) {
      await reach(page, panel.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await act();
    // The pressed control may be gone; the focus must then be on another element of the panel.
    await expect.poll(() => focusFault(page), { message: board }).toBeNull();
    expect(await sidewaysScroll(page), board).toBe(0);
    await expect(button('Reset'), board).toBeInViewport();
  }
  expect(uses).toHaveLength(boardCount);
  await expect(panel.getByRole('tab')).toHaveCount(boardCount);

  await use(button('Reset'));
  await expect.poll(status).toMatchObject({ persona: 'visitor', clock: { frozen: false } });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Opens the panel at its first board and shows each board in turn, with everything it loads. */
async function onEachBoard(page: Page, check: (board: string) => Promise<void>): Promise<void> {
  const panel = page.locator(panelFrame);
  const tabs = panel.getByRole('tab');
  await expect(tabs).toHaveCount(boardCount);
  for (const tab of await tabs.all()) {
    await tab.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
    await check(await tab.innerText());
  }
}

/** The texts that do not fit on the board, as they are and as long as in other languages; reports sideways scrolling too. */
async function misfitsOf(page: Page, board: string): Promise<string[]> {
  const texts = await textsIn(page, panelFrame);
  const replaced = Object.entries(pseudoLanguages).map(([name, replace]) => [
    name,
    texts.map((text) => (isTranslated(text) ? replace(text) : text)),
  ]);
  const faults = await misfits(page, panelFrame, Object.fromEntries(replaced));
  if ((await sidewaysScroll(page)) > 0) faults.push('the page scrolls sideways');
  return faults.map((fault) => `${board}, ${fault}`);
}

test('at 320 px the boards of the panel have no findings in any theme or in forced colours, and fit longer texts', async ({ page }) => {
  test.setTimeout(90_000);
  const size = { width: 320, height: 640 };
  await page.setViewportSize(size);
  await open(page, '/login?sim.panel=state', { as: 'visitor' });
  const known = new Set<string>();
  const faults: string[] = [];
  await onEachBoard(page, async (board) => {
    const checks = await auditSubject(page, { subject: board, who: 'visitor', widths: [size.width], known }, () =>
      page.setViewportSize(size),
    );
    faults.push(...checks.flatMap(({ theme, findings }) => findings.map((finding) => `${board}, ${theme}: ${JSON.stringify(finding)}`)));
    faults.push(...(await misfitsOf(page, board)));
  });
  expect(faults).toEqual([]);
});

test('beside a page the boards of the panel have no findings, and fit longer texts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/login?sim.panel=state', { as: 'visitor' });
  const faults: string[] = [];
  await onEachBoard(page, async (board) => {
    faults.push(...(await scan(page, 'all')).map((finding) => `${board}: ${JSON.stringify(finding)}`));
    faults.push(...(await misfitsOf(page, board)));
  });
  expect(faults).toEqual([]);
});

test('every text of the panel is in the test language, except texts from the exchange', async ({ page }) => {
  await open(page, '/login?sim.panel=state', { as: 'visitor', locale: 'en_XA' });
  const panel = page.locator(panelFrame);
  const faults: string[] = [];
  let textCount = 0;
  await onEachBoard(page, async (board) => {
    const words = await panel.evaluate((element) =>
      [...element.querySelectorAll('[role=tab], h2, h3, label, legend, button:not([aria-haspopup]), p')].flatMap((each) => {
        const words = each.getAttribute('aria-label') ?? each.textContent;
        return /\p{L}{2}/u.test(words) && !each.closest('[lang]:not(html), [role=row], [aria-hidden=true]') ? [words] : [];
      }),
    );
    textCount += words.length;
    faults.push(...words.filter((each) => !each.includes('[')).map((each) => `${board}: ${each}`));
  });
  expect(faults).toEqual([]);
  expect(textCount).toBeGreaterThan(boardCount);
});
