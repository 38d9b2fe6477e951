import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { add, compare, isGreater, multiply, subtract, truncate } from '@/contract/decimal';
import { margin, repayKind, riskState } from '@/contract/margin';
import { market } from '@/contract/market';
import { orderSide, orderState, orderType, spot, tradingAccount } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { control } from '@mocks/control';
import { openFlow } from './flow';

const usdt = 52;
const tradeId = 1001;
const hour = 3_600_000;
const loan = { tradeId, coinId: usdt };

test('a user funds isolated margin, borrows dollars, buys bitcoin, pays interest, repays everything and withdraws the rest', async () => {
  const { ask, refused, later } = openFlow();
  const account = () => ask(margin.isolatedAccountDetail, { query: { tradeId } });
  const move = { coinId: usdt, coinName: 'USDT', tradeId };
  const before = await account();
  await ask(capital.submitTransfer, { body: { ...move, amount: '200', type: 27 } });
  expect((await ask(margin.isolatedTransferRecord, { query: { tradeId } })).list[0]).toMatchObject({ amount: '200', coinId: usdt });
  expect((await account()).quote.available).toBe(add(before.quote.available, '200'));

  const borrowed = await ask(margin.isolatedBorrow, { body: { ...loan, amount: '1000' } });
  expect((await ask(margin.isolatedBorrowRecord, { query: { tradeId } })).list).toEqual([borrowed]);
  expect(await account()).toMatchObject({ riskState: riskState.safe, quote: { borrowed: '1000', interest: '0.0125' } });
  expect(await refused(capital.submitTransfer, { body: { ...move, amount: '500', type: 72 } })).toMatchObject({ code: 30705 });
  expect(await refused(margin.isolatedBorrow, { body: { ...loan, amount: '1000000' } })).toMatchObject({ code: 30422 });

  const bought = await ask(spot.placeOrder, {
    body: { tradeId, account: tradingAccount.isolatedMargin, side: orderSide.buy, type: orderType.market, turnover: '1500' },
  });
  expect(bought).toMatchObject({ state: orderState.filled, account: tradingAccount.isolatedMargin });
  expect(isGreater((await account()).liquidationPrice ?? '0', '0')).toBe(true);
  later(3 * hour);
  const hours = await ask(margin.isolatedInterestRecord, { query: { tradeId } });
  expect(hours.totalCount).toBe(4);
  expect(add(...hours.list.map(({ interest }) => interest))).toBe((await account()).quote.interest);

  const after = await ask(margin.isolatedClosePosition, { body: { tradeId } });
  expect(after).toMatchObject({ riskState: riskState.noDebt, riskRatio: null, liquidationPrice: null });
  const repaid = await ask(margin.isolatedRepayRecord, { query: { tradeId } });
  expect(repaid.list).toMatchObject([{ kind: repayKind.close, principal: '1000', interest: '0.05' }]);
  const bills = await ask(spot.bills, { query: { account: tradingAccount.isolatedMargin, tradeId, coinId: usdt, pageSize: 100 } });
  expect(add(...bills.list.map(({ amount }) => amount))).toBe(after.quote.available);
  await ask(capital.submitTransfer, { body: { ...move, amount: after.quote.available.slice(0, 7), type: 72 } });
  expect(await refused(margin.isolatedRepay, { body: loan })).toMatchObject({ code: 30423 });
});

test('on cross margin a loan counts against all coins, and an order may borrow the missing amount', async () => {
  const { ask } = openFlow({ persona: 'crossMargin' });
  const before = await ask(margin.crossAccount, {});
  const { available } = before.assets.find(({ coinId }) => coinId === usdt) ?? expect.fail('no dollars');
  await ask(spot.placeOrder, {
    body: {
      tradeId,
      account: tradingAccount.crossMargin,
      side: orderSide.buy,
      type: orderType.market,
      turnover: add(available, '500'),
      tradeType: 'autoBorrow',
    },
  });
  const [newest] = (await ask(margin.crossBorrowRecord, {})).list;
  expect(newest).toMatchObject({ coinName: 'USDT', amount: '500' });
  const after = await ask(margin.crossAccount, {});
  const debt = subtract(after.totalDebt ?? '0', before.totalDebt ?? '0');
  expect([compare(debt, '499'), compare(debt, '502')]).toEqual([1, -1]);
  expect((await ask(spot.openOrders, { query: { account: tradingAccount.crossMargin } })).totalCount).toBeGreaterThan(0);
});

test('a liquidation leaves a record with its steps', async () => {
  const { ask } = openFlow({ persona: 'trader', scenario: 'isolated-liquidated' });
  const { list } = await ask(margin.isolatedLiquidationRecord, {});
  const [record] = list;
  const { steps } = await ask(margin.isolatedLiquidationDetail, { query: { id: record?.id ?? '' } });
  expect(steps.map(({ coinName }) => coinName)).toEqual(['USDT', 'BTC']);
  expect((await ask(margin.isolatedRepayRecord, {})).list).toMatchObject([{ kind: repayKind.liquidation, principal: '4000' }]);
  expect(await ask(margin.isolatedAccountDetail, { query: { tradeId } })).toMatchObject({ riskState: riskState.noDebt });
});

test('a liquidation sells through the book at the traded prices; record, bills and balances add up', async () => {
  const { ask, later } = openFlow({ persona: 'trader', scenario: 'isolated-near-liquidation' });
  const account = () => ask(margin.isolatedAccountDetail, { query: { tradeId } });
  const before = await account();
  await ask(control.move, { body: { of: 'BTC', percent: '-3', overMs: 0 } });
  later(1_000);
  const [record = expect.fail('nothing was liquidated')] = (await ask(margin.isolatedLiquidationRecord, {})).list;
  const { steps } = await ask(margin.isolatedLiquidationDetail, { query: { id: record.id } });
  const sold = steps.find(({ coinName }) => coinName === 'BTC')?.sold ?? '0';
  const bought = steps.find(({ coinName }) => coinName === 'USDT')?.bought ?? '0';

  // One percent of the amount sold is the fee; the rest went to the book, in lots of 0.00001, below the liquidation price.
  const traded = truncate(multiply(sold, '0.99'), 8);
  const tape = await ask(market.realTimeTrades, { query: { tradeId, size: 200 } });
  const sales = tape.filter(({ time, side }) => time === record.createdTime && side === 'sell');
  expect(compare(add(...sales.map(({ amount }) => amount)), truncate(traded, 5))).toBeGreaterThanOrEqual(0);
  const [worst, best] = [sales.reduce((min, { price }) => (isGreater(min, price) ? price : min), record.price ?? '0'), record.price ?? '0'];
  expect([isGreater(multiply(traded, best), bought), compare(bought, truncate(multiply(traded, worst), 2))]).toEqual([true, 1]);

  const { list: bills } = await ask(spot.bills, { query: { pageSize: 50 } });
  const liquidationBills = bills.filter(({ tradeId: pair, time }) => pair === tradeId && time === record.createdTime);
  const sumOf = (coin: string) => add('0', ...liquidationBills.filter(({ coinName }) => coinName === coin).map(({ amount }) => amount));
  const after = await account();
  expect([
    add(before.base.available, before.base.frozen, sumOf('BTC')),
    add(before.quote.available, before.quote.frozen, sumOf('USDT')),
  ]).toEqual([after.base.available, after.quote.available]);
  expect(after).toMatchObject({ riskState: riskState.noDebt, base: { borrowed: '0' }, quote: { borrowed: '0' } });
});

test('a loan and its repayment take at most eight decimals', async () => {
  const { ask, refused } = openFlow();
  const tooFine = { code: 400, msg: 'body.amount: has more than 8 decimals' };
  expect(await refused(margin.isolatedBorrow, { body: { ...loan, amount: '10.123456789' } })).toMatchObject(tooFine);
  expect(await refused(margin.crossBorrow, { body: { coinId: usdt, amount: '0.000000001' } })).toMatchObject(tooFine);
  await ask(margin.crossBorrow, { body: { coinId: usdt, amount: '10.12345678' } });
  expect(await refused(margin.crossRepay, { body: { coinId: usdt, amount: '10.1234567800001' } })).toMatchObject(tooFine);
  // 10.12345678 × 0.0000125 = 0.00012654320975, rounded up to eight decimals.
  expect(await ask(margin.crossRepay, { body: { coinId: usdt, amount: '10' } })).toMatchObject({ interest: '0.00012655' });
});

test('the transfer dialog offers only what may leave: funds backing a debt or a position stay', async () => {
  const { ask, refused, later } = openFlow();
  const cross = { coinId: usdt, coinName: 'USDT', type: 62 };
  const transferable = async (wallet: 5 | 6, type: number) => {
    const { available } = await ask(capital.walletInfo, { query: { coinId: usdt, type, wallet } });
    const listed = (await ask(capital.coins, { query: { type } })).find(({ coinId }) => coinId === usdt)?.available;
    expect(listed).toBe(available);
    return available;
  };
  await ask(margin.crossBorrow, { body: { coinId: usdt, amount: '5000' } });
  const asset = (await ask(margin.crossAccount, {})).assets.find(({ coinId }) => coinId === usdt);
  const max = truncate(await transferable(6, 62), 6);
  expect([max === truncate(asset?.transferOutAble ?? '0', 6), isGreater(asset?.available ?? '0', max)]).toEqual([true, true]);
  expect(await refused(capital.submitTransfer, { body: { ...cross, amount: add(max, '1') } })).toMatchObject({ code: 30705 });
  await ask(capital.submitTransfer, { body: { ...cross, amount: max } });

  const params = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;
  await ask(swap.placeOrder, { params, body: { side: 'buy', kind: 'market', amount: '0.1', leverage: 20 } });
  for (let hours = 0; hours < 12; hours += 1) {
    later(hour);
    const [assets] = await ask(swap.accountAssets, { params: { contractType: 'perpetual' }, query: { coinId: usdt } });
    expect(await transferable(5, 52)).toBe(assets?.free);
  }
});

test('closing a position repays the debt and keeps a surplus below the minimum order', async () => {
  const { ask } = openFlow();
  await ask(margin.isolatedBorrow, { body: { ...loan, amount: '100' } });
  await ask(capital.submitTransfer, { body: { coinId: 1, coinName: 'BTC', tradeId, amount: '0.00003', type: 27 } });
  const { base, quote, riskState: state } = await ask(margin.isolatedClosePosition, { body: { tradeId } });
  expect([base.available, quote.borrowed, state]).toEqual(['0.00003', '0', riskState.noDebt]);
});
