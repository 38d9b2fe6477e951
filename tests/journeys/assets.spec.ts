import type { Locator, Page } from '@playwright/test';
import { assets } from '@/contract/assets';
import { account, type AccountType } from '@/contract/capital';
import { add, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { spot, tradingAccount } from '@/contract/spot';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { buyAtMarket } from '@tests/support/browser/buyAtMarket';
import { inputMode, inputModesOf } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { visit } from '@tests/support/browser/screens';

const deposited = '120.507311';
const transferred = '1000.123456';

/** A number as the API returns it: without grouping and unit. */
const toDecimal = (text: string): Decimal => text.replaceAll(/[^\d.-]/g, '');

/** A number as displayed, with grouping. */
const grouped = (value: Decimal): string => value.replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** The available balance of a coin in an account, from the API. */
async function available(page: Page, wallet: AccountType, coinName: string): Promise<Decimal> {
  const path = assets.accountAssets.path.replace(':wallet', String(wallet));
  const { list } = await ask(page, { ...assets.accountAssets, path });
  return list.find((row: { readonly coinName: string }) => row.coinName === coinName).available;
}

/** The first table row that contains all the texts. */
const row = (page: Page, ...texts: readonly (string | RegExp)[]): Locator =>
  texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('main').getByRole('row')).first();

/** The numbers in a row. */
const numbersIn = async (line: Locator): Promise<Decimal[]> => (await line.getByRole('cell').allTextContents()).map(toDecimal);

/** Waits until a row shows the numbers. */
const expectNumbers = (line: Locator, ...expected: readonly Decimal[]) =>
  expect.poll(() => numbersIn(line)).toEqual(expect.arrayContaining([...expected]));

/** The last number of every row of a list, across all pages. */
async function amounts(page: Page): Promise<Decimal[]> {
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  const next = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('button', { name: 'Next' });
  const found: Decimal[] = [];
  for (;;) {
    await expect(rows.first()).toBeVisible();
    found.push(
      ...(
        await rows.evaluateAll((all) =>
          all.map(({ children }) => Array.from(children, ({ textContent }) => textContent).findLast((text) => /^[+-]?\d/.test(text)) ?? ''),
        )
      ).map(toDecimal),
    );
    if ((await next.count()) === 0 || (await next.isDisabled())) return found;
    const page = await rows.allTextContents();
    await next.click();
    await expect.poll(() => rows.allTextContents()).not.toEqual(page);
  }
}

for (const name of inputModesOf(import.meta.url)) {
  test(
    `by ${name}: a deposit, a transfer and an order show up with the same amounts on every screen, to the last decimal`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/assetManagement/topup?name=52&network=TRON', { as: 'trader' });
      const before = {
        spot: await available(page, account.spot, 'USDT'),
        contract: await available(page, account.perpetual, 'USDT'),
        btc: await available(page, account.spot, 'BTC'),
      };

      await ask(page, control.deposit, { coin: 'USDT', network: 'TRON', amount: deposited });
      const arriving = page.getByRole('list', { name: 'Recent deposits' }).getByRole('listitem').first();
      await expect(arriving).toContainText(/120\.50.*\d+\/19 confirmations/);
      await ask(page, control.clock, { stepMs: 60_000 });
      await expect(arriving).toContainText('Credited');

      await visit(page, '/account/transfer?source=2&target=5&coinId=52');
      await input.type(page.getByRole('textbox', { name: 'Amount' }), transferred);
      await input.press(page.getByRole('button', { name: /^Transfer 1,000/ }));
      await expect(page.getByText('Transfer successful')).toBeVisible();

      await visit(page, '/trade/exchange/?tradeCode=btc_usdt');
      await buyAtMarket(page, input, '500');
      await expect(page.getByText(/^Bought [\d.]+\sBTC/)).toBeVisible();

      const [order] = (await ask(page, { ...spot.orderHistory, path: `${spot.orderHistory.path}?account=${tradingAccount.spot}` })).list;
      const fills = (await ask(page, { ...spot.fills, path: `${spot.fills.path}?account=${tradingAccount.spot}` })).list;
      const sum = (pick: (fill: typeof order) => Decimal) => add(...fills.map(pick));
      expect([sum((fill) => fill.amount), sum((fill) => fill.turnover)]).toEqual([order.filledAmount, order.filledTurnover]);
      const after = {
        spot: subtract(add(before.spot, deposited), add(transferred, order.filledTurnover)),
        contract: add(before.contract, transferred),
        btc: subtract(
          add(before.btc, order.filledAmount),
          sum(({ fee }) => fee),
        ),
      };

      await visit(page, '/assetManagement/home');
      await expectNumbers(row(page, 'Tether'), after.spot);
      await expectNumbers(row(page, 'Bitcoin'), after.btc);
      await visit(page, '/assetManagement/swaps');
      await expectNumbers(row(page, 'Tether'), after.contract);

      await visit(page, '/assetManagement/financial?type=bills&account=2&coinId=52');
      expect(add(...(await amounts(page)))).toBe(after.spot);
      await expectNumbers(row(page, 'Deposit', '120.5'), deposited);
      await expectNumbers(row(page, 'Transfer'), negate(transferred));
      await page.getByRole('tab', { name: 'Deposits' }).click();
      await expectNumbers(row(page, 'TRON', 'Credited'), deposited);
      await visit(page, '/orderHome/transferRecord');
      await expectNumbers(row(page, 'USDT'), transferred);
      await visit(page, '/orderHome/coinTradeOrder?tab=history');
      await input.press(page.getByRole('button', { name: /^Details BTC/ }).first());
      await expect(page.getByRole('main')).toContainText(order.filledTurnover);
      const parts = page.getByRole('table', { name: 'Fills' });
      await expect(parts.getByRole('rowheader')).toHaveCount(fills.length);
      for (const { turnover, fee } of fills) for (const value of [turnover, fee]) await expect(parts).toContainText(value);
      await visit(page, '/assetManagement/overView');
      await expect(
        page
          .getByRole('list', { name: 'By account' })
          .getByRole('listitem')
          .filter({ hasText: /^Contract/ }),
      ).toContainText(`${grouped(truncate(after.contract, 2))} USDT`);
    },
  );
}
