import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { capital, routeBetween, type TransferRequest } from '@/contract/capital';
import { account } from '@/contract/capital/accounts';
import { defaultCoinId } from '@/contract/capital/constants';
import { changeHeader } from '@/contract/envelope';
import { linkParameters } from '@mocks/control/linkParameters';
import { root } from '../../scripts/sources';
import { type Figure, percentile } from './measure';
import { serve } from './serve';

const runs = 20;

/** How soon a balance on screen follows what another tab has moved, from the answer there until it is drawn here: the slowest but one of twenty. */
export async function measureOtherTab(browser: Browser): Promise<Figure[]> {
  const site = await serve(join(root, 'dist/simulated'));
  const context = await browser.newContext();
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto(`${site.origin}/en_US/assetManagement/home?${linkParameters.as}=trader`);
  await here.getByRole('row', { name: /^USDT/ }).waitFor();
  await there.goto(`${site.origin}/en_US/market?${linkParameters.as}=trader`);
  await there.waitForFunction(() => window.askExchange);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const change = await nextChange(here);
    const answered = await transfer(there);
    times.push((await change.evaluate(({ drawn }) => drawn)) - answered);
  }
  await context.close();
  site.close();
  return [{ name: 'balance follows another tab', value: percentile(times, 0.95), unit: 'ms', goal: 1000 }];
}

/** Watches the row of USDT from now on: `drawn` resolves with the instant (ms) of its next change. */
const nextChange = (page: Page) =>
  page.evaluateHandle(() => {
    const row = [...document.querySelectorAll('main tr')].find(({ textContent }) => textContent.startsWith('USDT'));
    const before = row?.textContent;
    const drawn = new Promise<number>((seen) => {
      const changes = new MutationObserver(() => {
        if (row?.textContent === before) return;
        changes.disconnect();
        seen(Date.now());
      });
      changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return { drawn };
  });

/** Moves one USDT from the spot to the contract account, past the screen; gives the instant (ms) of the answer. */
async function transfer(page: Page): Promise<number> {
  const route = routeBetween({ source: account.spot, target: account.perpetual });
  if (!route) throw new Error('no transfer from the spot to the contract account');
  const body: TransferRequest = { amount: '1', coinId: defaultCoinId, coinName: 'USDT', type: route.transferType };
  const { code, at } = await page.evaluate(
    async ({ path, body, header }) => {
      const headers = { [header]: crypto.randomUUID(), 'content-type': 'application/json' };
      const answer = await window.askExchange?.(new Request(path, { method: 'POST', headers, body }));
      return { code: (await answer?.json())?.code, at: Date.now() };
    },
    { path: capital.submitTransfer.path, body: JSON.stringify(body), header: changeHeader },
  );
  if (code !== 200) throw new Error(`a transfer was answered with ${code}`);
  return at;
}
