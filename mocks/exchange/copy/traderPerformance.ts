import { compare, divide, roundTo, fromUnits, multiply, toUnits, type Decimal } from '@/contract/decimal';
import type { LeadPeriod, Statistics } from '@/contract/copyTrading';
import { tradeMode } from '@/contract/swap';
import type { CopyContext } from './context';
import { createGeneratedHistory, moneyDigits, type ClosedPosition } from './generatedHistory';
import { isCopyable } from './copyMarket';
import type { StoredLead } from './records';

/** The performance of a lead trader over a period; money in USDT, rates in percent. */
export type PerformanceSummary = Pick<
  Statistics,
  'period' | 'roi' | 'pnl' | 'winRate' | 'wins' | 'trades' | 'drawdown' | 'averageHoldMs' | 'curve' | 'contracts'
> & {
  /** The profit of the synthetic copiers, before profit share. */
  readonly syntheticPnl: Decimal;
};

/** Lists, statistics and curves of lead traders, all derived from the same closed positions. */
export interface TraderPerformance {
  /** All positions closed since `from`, latest first. */
  closed(lead: StoredLead, from?: number): readonly ClosedPosition[];
  of(lead: StoredLead, period: LeadPeriod, at: number): PerformanceSummary;
  /** The profit of the synthetic copiers for a profit of the lead trader. */
  syntheticPnl(lead: StoredLead, pnl: Decimal): Decimal;
}

const dayMs = 86_400_000;

export function createTraderPerformance(context: CopyContext): TraderPerformance {
  const { db } = context;
  const generated = createGeneratedHistory(context);
  const summaryCache = new Map<string, { readonly key: string; readonly summary: PerformanceSummary }>();

  const tradedPositions = ({ traderUid, since }: StoredLead, from: number): ClosedPosition[] =>
    db.pastPositions
      .find({ where: { owner: traderUid, mode: tradeMode.real, closedTime: { from: Math.max(since, from) } }, matching: isCopyable })
      .list.map((past) => ({
        id: past.positionId,
        contractCode: past.contractCode,
        side: past.side,
        leverage: past.leverage,
        amount: past.amount,
        margin: toUnits(divide(multiply(past.amount, past.entryPrice), String(past.leverage)), moneyDigits),
        openPrice: past.entryPrice,
        closePrice: past.closePrice,
        fee: toUnits(past.fee, moneyDigits),
        pnl: toUnits(past.realised, moneyDigits) - toUnits(past.fee, moneyDigits),
        openTime: past.openedTime,
        closeTime: past.closedTime,
      }));
  const closed: TraderPerformance['closed'] = (lead, from = 0) =>
    [...generated.of(lead, from), ...tradedPositions(lead, from)].toSorted(latestFirst);
  const syntheticPnl: TraderPerformance['syntheticPnl'] = ({ syntheticCopiers, capitalPerSyntheticCopier, capital }, pnl) =>
    syntheticCopiers === 0 || capital === 0
      ? '0'
      : divide(multiply(pnl, String(syntheticCopiers * capitalPerSyntheticCopier)), String(capital), 2);

  return {
    closed,
    syntheticPnl,
    of: (lead, period, at) => {
      const today = Math.floor(at / dayMs);
      const cacheKey = `${lead.traderUid}:${period}`;
      // Cached for the day, until a position is added or the lead trader's terms change.
      const key = `${today}:${db.pastPositions.count({ owner: lead.traderUid, mode: tradeMode.real })}:${lead.syntheticCopiers}:${lead.capital}:${lead.since}:${lead.style?.skill ?? ''}`;
      const found = summaryCache.get(cacheKey);
      if (found?.key === key) return found.summary;
      const from = (today - period + 1) * dayMs;
      const counted = closed(lead, from).filter(({ closeTime }) => closeTime <= at);
      const periodStatistics = performanceOf(lead, period, today, counted);
      const summary = { ...periodStatistics, syntheticPnl: syntheticPnl(lead, periodStatistics.pnl) };
      summaryCache.set(cacheKey, { key, summary });
      return summary;
    },
  };
}

const latestFirst = (a: ClosedPosition, b: ClosedPosition): number => b.closeTime - a.closeTime || (a.id < b.id ? 1 : -1);

function performanceOf(
  lead: StoredLead,
  period: LeadPeriod,
  today: number,
  closed: readonly ClosedPosition[],
): Omit<PerformanceSummary, 'syntheticPnl'> {
  const wins = closed.filter(({ pnl }) => pnl > 0).length;
  const total = closed.reduce((sum, { pnl }) => sum + pnl, 0);
  const totalHoldMs = closed.reduce((sum, { openTime, closeTime }) => sum + closeTime - openTime, 0);
  const ofCapital = (units: number): Decimal =>
    lead.capital === 0 ? '0.00' : percent(fromUnits(units, moneyDigits), String(lead.capital));
  const curve = Array.from({ length: period }, (_, index) => {
    const time = (today - period + 1 + index) * dayMs;
    const sum = closed.reduce((before, { pnl, closeTime }) => (closeTime < time + dayMs ? before + pnl : before), 0);
    return { time, pnl: cents(sum), roi: ofCapital(sum) };
  });
  return {
    period,
    roi: ofCapital(total),
    pnl: cents(total),
    winRate: closed.length === 0 ? '0.00' : percent(String(wins), String(closed.length)),
    wins,
    trades: closed.length,
    drawdown: drawdownOf(lead, closed),
    averageHoldMs: closed.length === 0 ? 0 : Math.floor(totalHoldMs / closed.length),
    curve,
    contracts: contractsOf(closed),
  };
}

/** The maximum drawdown of capital plus profit, in percent of the peak. */
function drawdownOf({ capital }: StoredLead, closed: readonly ClosedPosition[]): Decimal {
  let equity = toUnits(String(capital), moneyDigits);
  let peak = equity;
  let deepest = '0.00';
  for (const { pnl } of closed.toReversed()) {
    equity += pnl;
    peak = Math.max(peak, equity);
    if (equity >= peak || peak <= 0) continue;
    const fall = percent(String(peak - equity), String(peak));
    if (compare(fall, deepest) > 0) deepest = fall;
  }
  return deepest;
}

function contractsOf(closed: readonly ClosedPosition[]): PerformanceSummary['contracts'] {
  const byCode = new Map<string, { trades: number; pnl: number }>();
  for (const { contractCode, pnl } of closed) {
    const before = byCode.get(contractCode) ?? { trades: 0, pnl: 0 };
    byCode.set(contractCode, { trades: before.trades + 1, pnl: before.pnl + pnl });
  }
  return Array.from(byCode, ([contractCode, { trades, pnl }]) => ({ contractCode, trades, pnl: cents(pnl) })).toSorted(
    (a, b) => b.trades - a.trades || (a.contractCode < b.contractCode ? -1 : 1),
  );
}

/** Converts units of money to USDT with two decimals. */
const cents = (units: number): Decimal => roundTo(fromUnits(units, moneyDigits), 2);
const percent = (part: Decimal, total: Decimal): Decimal => roundTo(multiply(divide(part, total, 8), '100'), 2);
