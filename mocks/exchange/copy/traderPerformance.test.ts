import { describe, expect, test } from 'vitest';
import { add, compare, roundTo, isGreater, isNegative, multiply, subtract } from '@/contract/decimal';
import { leadPeriod, type TraderFilter } from '@/contract/copyTrading';
import { leadTraderBots } from '@fixtures/leadTraders';
import { createSeededWorld } from '../../createSeededWorld';

const at = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const world = createSeededWorld({ seed: 'figures', startedAt: at });
const { copy, market } = world;
const all = { pageNum: 1, pageSize: 1000 };
const filter: TraderFilter = { ...all, period: leadPeriod.month, sort: 'roi', order: 'desc', hideFull: 0, collected: 0 };

describe.each(leadTraderBots.slice(0, 6))('$nickname', ({ uid, leverage, contracts }) => {
  const lead = copy.leads.lead(uid);
  const { list, totalCount } = copy.traders.trades(lead, all);

  test('has closed positions in the last ninety days, latest first, none in the future', () => {
    expect(list).toHaveLength(totalCount);
    expect(list.length).toBeGreaterThan(30);
    const times = list.map(({ closeTime }) => closeTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(at);
    expect(list.every(({ openTime, closeTime }) => openTime < closeTime && closeTime > at - 92 * dayMs)).toBe(true);
  });

  test('opened and closed at market prices, with the matching profit', () => {
    for (const trade of list.filter(({ id }) => id.startsWith(`${uid}-`)).slice(0, 12)) {
      const { contractCode, side, amount, openPrice, closePrice, openTime, closeTime, pnl, fee, margin } = trade;
      expect(contracts).toContain(contractCode);
      expect([openPrice, closePrice]).toEqual([market.price(contractCode, openTime), market.price(contractCode, closeTime)]);
      const gross = multiply(amount, subtract(closePrice, openPrice));
      expect(compare(add(pnl, fee), side === 'long' ? gross : subtract('0', gross))).toBe(0);
      expect(trade.leverage).toBeLessThanOrEqual(leverage);
      expect(isGreater(multiply(margin, '0.95'), subtract('0', add(pnl, fee)))).toBe(true);
    }
  });

  test.each(Object.values(leadPeriod))('statistics over %i days match the closed positions', (period) => {
    const figures = copy.traders.statistics(lead, period, at);
    const from = (Math.floor(at / dayMs) - period + 1) * dayMs;
    const counted = list.filter(({ closeTime }) => closeTime >= from);
    const pnl = add(...counted.map((trade) => trade.pnl));
    expect(figures).toMatchObject({
      trades: counted.length,
      pnl: roundTo(pnl, 2),
      wins: counted.filter((trade) => isGreater(trade.pnl, '0')).length,
    });
    expect(figures.curve).toHaveLength(period);
    expect(figures.curve.at(-1)?.pnl).toBe(figures.pnl);
    expect(isNegative(figures.drawdown)).toBe(false);
    expect(figures.contracts.reduce((sum, { trades }) => sum + trades, 0)).toBe(counted.length);
  });
});

test('list pages contain every lead trader once, in order, and filters exclude the others', () => {
  const whole = copy.traders.list(filter, null, at);
  const pages = [1, 2, 3, 4].map((pageNum) => copy.traders.list({ ...filter, pageNum, pageSize: 5 }, null, at).list);
  expect(pages.flat()).toEqual(whole.list);
  expect(whole.totalCount).toBe(leadTraderBots.length + 1);
  const drawdowns = copy.traders.list({ ...filter, sort: 'drawdown' }, null, at).list.map(({ drawdown }) => drawdown);
  expect(drawdowns).toEqual(drawdowns.toSorted(compare));
  const full = whole.list.filter(({ copiers, maxCopiers }) => copiers >= maxCopiers);
  expect(full.map(({ nickname }) => nickname)).toEqual(['Quiet Delta']);
  expect(copy.traders.list({ ...filter, hideFull: 1 }, null, at).totalCount).toBe(whole.totalCount - full.length);
  expect(copy.traders.list({ ...filter, keyword: 'MARLIN' }, null, at).list.map(({ nickname }) => nickname)).toEqual(['Marlin']);
  expect(
    copy.traders.list({ ...filter, contractCode: 'dogeusdt' }, null, at).list.every(({ contracts }) => contracts.includes('dogeusdt')),
  ).toBe(true);
});

test('the seed alone determines the records', () => {
  const tradesOf = (seed: string) => {
    const other = createSeededWorld({ seed, startedAt: at }).copy;
    return other.traders.trades(other.leads.lead(8_700_201), { pageNum: 1, pageSize: 5 });
  };
  expect(tradesOf('figures')).toEqual(copy.traders.trades(copy.leads.lead(8_700_201), { pageNum: 1, pageSize: 5 }));
  expect(tradesOf('other')).not.toEqual(tradesOf('figures'));
});
