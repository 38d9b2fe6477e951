import { expect, test } from 'vitest';
import { add, divide, multiply, negate, roundTo, subtract } from '@/contract/decimal';
import { copyMode, copyPositionState, copyTrading, leverageMode } from '@/contract/copyTrading';
import { swap } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openFlow } from './flow';

const lena = personas.leadTrader.login.fid;
const tomas = personas.trader.login.fid;
const minute = 60_000;
const btcusdt = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;

test('a liquidated copy loses exactly its margin and its opening fee; nothing is shared, and the lead trader’s position stays open', async () => {
  const { ask, become, later } = openFlow({ persona: 'trader' });
  const money = async () => (await ask(swap.assetsSummary, {})).coins.find(({ coinName }) => coinName === 'USDT') ?? expect.fail('no USDT');
  const before = await money();
  const setting = { traderUid: lena, copyMode: copyMode.fixedAmount, amount: '200', maxAmount: '1000' };
  await ask(copyTrading.startCopyTrade, { body: { ...setting, leverageMode: leverageMode.own, leverage: 50 } });
  await become('leadTrader');
  const body = { side: 'buy', effect: 'open', kind: 'market', amount: '0.2', leverage: 5, marginMode: 'isolated' } as const;
  await ask(swap.placeOrder, { params: btcusdt, body });

  // 200 USDT at 50× buy 10,000 USDT of bitcoin: the margin is a fiftieth of the cost, the taker fee on VIP 2 five ten-thousandths.
  await become('trader');
  const [copy = expect.fail('nothing was copied')] = (await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).list;
  const [position] = await ask(swap.positionList, { params: btcusdt, query: { contractCode: 'btcusdt' } });
  const cost = multiply(copy.amount, position?.entryPrice ?? '0');
  expect(Number(cost)).toBeGreaterThan(9_900);
  expect(Number(cost)).toBeLessThan(10_010);
  const [margin, fee] = [divide(cost, '50'), multiply(cost, '0.0005')];
  expect([roundTo(position?.margin ?? '', 4), roundTo(copy.fee, 4)]).toEqual([roundTo(margin, 4), roundTo(fee, 4)]);

  await ask(control.move, { body: { of: 'BTC', percent: '-4', overMs: minute } });
  later(3 * minute);
  expect((await ask(copyTrading.copyPositions, { query: { traderUid: lena } })).list).toEqual([]);
  const [closedCopy] = (await ask(copyTrading.copyHistory, { query: { traderUid: lena } })).list;
  const lost = negate(add(position?.margin ?? '0', copy.fee));
  expect(closedCopy).toMatchObject({
    id: copy.id,
    state: copyPositionState.closed,
    amount: copy.amount,
    pnl: lost,
    profitShare: '0',
    fee: copy.fee,
  });
  const statistics = await ask(copyTrading.copyStatistics, { query: { traderUid: lena } });
  expect(statistics).toMatchObject({ pnl: lost, paidShare: '0', netPnl: lost, trades: 1 });

  // The trading fund card paid the fee, the account the margin.
  const after = await money();
  expect([subtract(before.balance, after.balance), subtract(before.bonus, after.bonus)]).toEqual([position?.margin, copy.fee]);
  const { list } = await ask(swap.bills, { query: { pageSize: 50 } });
  expect(list[0]).toMatchObject({ kind: 'liquidation', contractCode: 'btcusdt', amount: negate(position?.margin ?? '0') });
  const [past] = (await ask(swap.positionHistory, { params: { bizType: 'perpetual' }, query: { pageSize: 5 } })).list;
  expect(past).toMatchObject({ contractCode: 'btcusdt', end: 'liquidated' });

  await become('leadTrader');
  const shares = (await ask(copyTrading.profitShares, { query: { pageSize: 100 } })).list;
  expect(shares.filter(({ copierUid }) => copierUid === tomas)).toEqual([]);
  const [leadPosition] = (await ask(copyTrading.currentLead, { query: { traderUid: lena } })).list;
  expect(leadPosition).toMatchObject({ id: copy.leadPositionId, amount: '0.2' });
});
