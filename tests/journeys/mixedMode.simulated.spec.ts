import type { Page } from '@playwright/test';
import { csrfHeader } from '@/contract/envelope';
import { control, type LogEntry } from '@mocks/control';
import { createExchangeServer } from '@mocks/http/server';
import { expect, firstVisit, open } from '@tests/support/browser/open';
import { openBoard, transferFromHome } from '@tests/support/browser/panel';
import { auditSubject } from '../audit/matrix';

/** A standalone exchange that acts as a live backend. */
interface Backend {
  readonly origin: string;
  /** Makes an endpoint respond in a shape that violates the contract. */
  readonly breakShape: (endpoint: string) => Promise<void>;
  /** Every call received since the log was last read. */
  readonly log: () => Promise<LogEntry[]>;
}

const test = firstVisit.extend<{ readonly backend: Backend }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are needed from the pattern
  backend: async ({}, run) => {
    const server = createExchangeServer({ source: () => Date.now(), persona: 'trader', seed: 'live' });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const headers = { [csrfHeader]: 'journey', 'content-type': 'application/json' };
    const breakShape = async (at: string) => {
      const body = JSON.stringify({ at, fault: { kind: 'wrongShape' } });
      await fetch(origin + control.setFault.path, { method: 'POST', headers, body });
    };
    const log = async () => {
      const { data } = await (await fetch(origin + control.log.path)).json();
      await fetch(origin + control.clearLog.path, { method: 'DELETE', headers });
      return data;
    };
    await run({ origin, breakShape, log });
    server.close();
    server.closeAllConnections();
  },
});

/** Selects how all groups of calls are answered. */
async function answerAll(page: Page, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: /(?:^| )All groups$/ }).click();
  await page.getByRole('option', { name: option }).click();
}

const mode = (page: Page) => page.getByRole('complementary', { name: 'Exchange', exact: true }).getByRole('button').first();
const endpointsOf = (log: readonly LogEntry[]) => log.map(({ endpoint }) => endpoint);

test('in shadow mode the drift list names exactly the broken calls, and no change reaches the backend', async ({ page, backend }) => {
  test.setTimeout(120_000);
  await backend.breakShape('market.tickers');
  await backend.breakShape('inmail.unreadCount');
  await open(page, '/', { as: 'trader' });
  await openBoard(page, 'Backend');
  await page.getByLabel('Backend origin').fill(backend.origin);
  await page.getByRole('button', { name: 'Check the backend' }).click();
  await expect(page.getByText(`${backend.origin} answers, but not as the contract says`)).toBeVisible();
  await answerAll(page, /^Shadow/);
  await expect(mode(page)).toHaveText('Mixed');

  await page.reload();
  await expect(mode(page)).toHaveText('Mixed');
  await transferFromHome(page, '120');
  await openBoard(page, 'Backend');
  const drift = page.getByRole('list', { name: 'Drift from the contract' });
  const calls = drift.locator(':scope > li');
  await expect(calls).toHaveCount(2);
  await expect(calls.filter({ hasText: 'inmail.unreadCount' })).toHaveCount(1);
  await expect(calls.filter({ hasText: 'market.tickers' })).toHaveCount(1);
  expect(await auditSubject(page, { subject: 'the backend board', who: 'trader', widths: [360, 1440] })).not.toContainEqual(
    expect.objectContaining({ findings: expect.arrayContaining([expect.anything()]) }),
  );

  await drift.getByRole('button', { name: 'Show the calls of inmail.unreadCount' }).click();
  await page
    .getByRole('row', { name: /^inmail\.unreadCount/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Copy as curl' })).toBeVisible();

  const reached = await backend.log();
  expect(endpointsOf(reached)).toEqual(expect.arrayContaining(['market.tickers', 'user.bizStatus', 'capital.walletInfo']));
  expect(endpointsOf(reached)).not.toContain('capital.submitTransfer');
  // The faults set on the backend count its calls.
  const changed = reached.flatMap(({ changes }) => [...changes.collections.map(({ collection }) => collection), ...changes.ledger]);
  expect(changed.filter((each) => each !== 'faults')).toEqual([]);
});

test('live reads only read from the backend, live mode also sends changes, simulated mode sends nothing', async ({ page, backend }) => {
  test.setTimeout(120_000);
  await open(page, '/', { as: 'trader' });
  await openBoard(page, 'Backend');
  await page.getByLabel('Backend origin').fill(backend.origin);
  await page.getByRole('button', { name: 'Check the backend' }).click();
  await expect(page.getByText(`${backend.origin} is ready`)).toBeVisible();
  await answerAll(page, /^Live reads/);
  await page.keyboard.press('Escape');
  await transferFromHome(page, '30');
  const read = endpointsOf(await backend.log());
  expect(read).toContain('capital.walletInfo');
  expect(read).not.toContain('capital.submitTransfer');

  await openBoard(page, 'Backend');
  await answerAll(page, /^Live (?!reads)/);
  await expect(mode(page)).toHaveText('Live');
  await page.keyboard.press('Escape');
  await transferFromHome(page, '40');
  await expect.poll(async () => endpointsOf(await backend.log())).toContain('capital.submitTransfer');

  await openBoard(page, 'Backend');
  await answerAll(page, /^Simulated/);
  await expect(mode(page)).toHaveText('Simulated');
  await page.keyboard.press('Escape');
  // Requests sent before the switch may still be in flight.
  await expect.poll(async () => endpointsOf(await backend.log())).toEqual([]);
  await transferFromHome(page, '50');
  expect(endpointsOf(await backend.log())).toEqual([]);
});
