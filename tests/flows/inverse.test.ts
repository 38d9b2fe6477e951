import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { add, compare, divide, isGreater, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { copyMode, copyTrading } from '@/contract/copyTrading';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { openFlow } from './flow';

const [btc, btcUsdt, hourMs] = [1, 1001, 3_600_000];
const perpetual = { bizType: 'perpetual' } as const;
const params = { ...perpetual, contractCode: 'btcusd' } as const;
const toContracts = (amount: string) => ({ body: { amount, coinId: btc, coinName: 'BTC', type: 25 } }) as const;

test('bitcoin margins a position sized in dollars, pays its fees and funding, and takes its profit or loss', async () => {
  const { ask, refused, later } = openFlow({ persona: 'trader' });
  const bitcoin = async () => (await ask(swap.accountAssets, { params: { contractType: 'perpetual' }, query: { coinId: btc } }))[0];
  const total = async () => (await ask(account.overview, {})).totalBtc ?? '0';
  const body = { side: 'sell', kind: 'market', amount: '2000', leverage: 4, marginMode: 'isolated' } as const;
  expect(await refused(swap.placeOrder, { params, body })).toMatchObject({ code: 30301 });
  await ask(capital.submitTransfer, toContracts('0.02'));
  expect(await bitcoin()).toMatchObject({ balance: '0.02', free: '0.02' });
  expect(await refused(swap.placeOrder, { params, body: { ...body, amount: '2050' } })).toMatchObject({ code: 30405 });
  const before = await total();
  const opened = await ask(swap.placeOrder, { params, body });
  const [position] = await ask(swap.positionList, { params: perpetual, query: { contractCode: 'btcusd' } });
  expect(position).toMatchObject({ side: 'short', amount: '2000', fee: opened.fee });
  // 2,000 dollars at the entry price, a quarter of it as margin.
  expect(truncate(subtract(opened.turnover, divide('2000', position?.entryPrice ?? '1')), 8)).toBe('0');
  expect(truncate(subtract(position?.margin ?? '0', divide(opened.turnover, '4')), 7)).toBe('0');
  // The total has changed by the fee and the distance of the fill from the mark price: next to nothing.
  expect(compare(subtract(before, await total()).replace('-', ''), '0.0001')).toBe(-1);
  later(9 * hourMs);
  const funding = (await ask(swap.fundingRecords, { params: perpetual, query: { contractCode: 'btcusd' } })).list;
  expect(funding.length).toBeGreaterThan(0);
  const closed = await ask(swap.placeOrder, { params, body: { ...body, side: 'buy', effect: 'close' } });
  const priceGain = subtract(divide('2000', closed.averagePrice ?? '1'), divide('2000', position?.entryPrice ?? '1'));
  expect(truncate(subtract(closed.realised, priceGain), 7)).toBe('0');
  const remainder = add('0.02', closed.realised, negate(opened.fee), negate(closed.fee), ...funding.map(({ amount }) => amount));
  expect(await bitcoin()).toMatchObject({ balance: remainder, available: remainder, unrealised: '0' });
  const bills = (await ask(swap.bills, { query: { coinId: btc, pageSize: 50 } })).list;
  expect(add(...bills.map(({ amount }) => amount))).toBe(remainder);
  expect(new Set(bills.map(({ coinName }) => coinName))).toEqual(new Set(['BTC']));
});

test('a lead trader’s positions in coin-margined contracts are neither copied, offered nor counted', async () => {
  const { ask, become, refused, later } = openFlow({ persona: 'trader' });
  const traderUid = personas.leadTrader.login.fid;
  const copyRequest = { traderUid, copyMode: copyMode.fixedAmount, amount: '200', maxAmount: '1000' };
  await ask(copyTrading.startCopyTrade, { body: copyRequest });
  await become('leadTrader');
  const leadCounts = async () => ({
    open: (await ask(copyTrading.currentLead, { query: { traderUid } })).totalCount,
    closed: (await ask(copyTrading.historyLead, { query: { traderUid } })).totalCount,
    statistics: (await ask(copyTrading.statistics, { query: { traderUid } })).trades,
  });
  await ask(spot.placeOrder, { body: { tradeId: btcUsdt, side: orderSide.buy, type: orderType.market, turnover: '3000' } });
  await ask(capital.submitTransfer, toContracts('0.02'));
  const before = await leadCounts();
  const body = { kind: 'market', amount: '2000', leverage: 4, marginMode: 'cross' } as const;
  await ask(swap.placeOrder, { params, body: { ...body, side: 'buy' } });
  expect((await ask(swap.positionList, { params: perpetual, query: { contractCode: 'btcusd' } })).map(({ side }) => side)).toEqual([
    'long',
  ]);
  expect(await leadCounts()).toEqual(before);
  later(hourMs);
  await ask(swap.placeOrder, { params, body: { ...body, side: 'sell', effect: 'close' } });
  expect(await leadCounts()).toEqual(before);
  const offered = (await ask(copyTrading.contract, {})).map(({ contractCode }) => contractCode);
  expect([offered.includes('btcusdt'), offered.includes('btcusd')]).toEqual([true, false]);
  const offer = { contracts: ['btcusdt', 'btcusd'] };
  expect(await refused(copyTrading.traderSettingV2, { body: offer })).toMatchObject({ code: code.badRequest.code });
  await become('trader');
  expect((await ask(copyTrading.copyPositions, { query: { traderUid } })).totalCount).toBe(0);
});

test('the tickers of a coin-margined contract are in dollars, near the market of its coin', async () => {
  const { ask } = openFlow();
  const tickers = await ask(market.contractTickers, {});
  const tickerOf = (code: string) => tickers.find(({ contractCode }) => contractCode === code) ?? expect.fail(`there is no ${code}`);
  const [linear, inverse] = [tickerOf('btcusdt'), tickerOf('btcusd')];
  expect(inverse.turnover).toBe(`${inverse.volume}.00`);
  expect(inverse.indexPrice).toBe(linear.indexPrice);
  // The open interest exceeds ten million, so it is in dollars; in bitcoin it would be in the thousands.
  expect(isGreater(inverse.openInterest ?? '0', '10000000')).toBe(true);
  expect(isGreater(multiply(linear.openInterest ?? '0', '1000'), inverse.openInterest ?? '0')).toBe(false);
});
