import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { personas } from '@fixtures/personas';
import { createExchangeServer } from '@mocks/http/server';
import { createSimulation } from '@mocks/simulation';
import { root } from '../../scripts/sources';
import { longestTask, recordLongTasks } from './longTasks';
import type { Metric } from './measure';
import { serve } from './serve';

const many = 100_000;

/** The message centre of a user with 100,000 messages, most of them unread: its page from first to last, its panel to the end, and marking all as read. */
export async function measureMessages(browser: Browser): Promise<Metric[]> {
  const exchange = createExchangeServer({ source: Date.now, saved: fullInbox() });
  await once(exchange.listen(0, '127.0.0.1'), 'listening');
  const address = exchange.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const site = await serve(join(root, 'dist/live'), `http://127.0.0.1:${port}`);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await recordLongTasks(context);
  const page = await context.newPage();
  const rows = await browseMessages(page, `${site.origin}/en_US/inMail/noticeNavList`);
  const task = await longestTask(page);
  await context.close();
  site.close();
  exchange.close();
  exchange.closeAllConnections();
  return [
    { name: '100,000 messages, most rows in the document at once', value: rows, unit: 'rows', goal: 100 },
    { name: '100,000 messages, longest task while they are used', value: task, unit: 'ms', goal: 200 },
  ];
}

function fullInbox() {
  const simulation = createSimulation({ source: Date.now, persona: 'trader', seed: 'bench' });
  const { inbox, now } = simulation.world();
  const owner = personas.trader.login.fid;
  for (let each = 0; each < many; each += 1) inbox.write({ owner, notice: 'coinListed', at: now - each * 1000, values: { coin: 'BTC' } });
  return simulation.state();
}

/** Searches page and panel for an old message, like a user would; returns the most rows that were in the document. */
async function browseMessages(page: Page, address: string): Promise<number> {
  const counts: number[] = [];
  const rows = page.getByRole('listitem').filter({ has: page.locator('time') });
  const countRows = async () => {
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    counts.push(await rows.count());
  };
  await page.goto(address);
  await rows.first().waitFor();
  await countRows();
  const numbers = page.getByRole('button', { name: /^Page / });
  for (let pageTurn = 0; pageTurn < 5; pageTurn += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await countRows();
  }
  await numbers.last().click();
  await page.locator('[aria-current=page]').and(numbers.last()).waitFor();
  await countRows();
  await page.getByRole('button', { name: /^Messages, / }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  const end = panel.getByText('Older messages are on the messages page');
  await panel.getByRole('listitem').first().hover();
  while (!(await end.isVisible())) {
    await page.mouse.wheel(0, 4000);
    await countRows();
  }
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('Operation successful').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Messages', exact: true }).waitFor();
  await countRows();
  return Math.max(...counts);
}
