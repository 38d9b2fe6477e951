import { add, compare, divide, roundTo, fromUnits, multiply, type Decimal } from '@/contract/decimal';
import {
  copyPositionState,
  onOff,
  type LeadPeriod,
  type LeadPosition,
  type LeadTrade,
  type Statistics,
  type Trader,
  type TraderFilter,
} from '@/contract/copyTrading';
import { profitAt } from '@/contract/swap';
import type { CopyContext } from './context';
import { moneyDigits, type ClosedPosition } from './generatedHistory';
import type { TraderPerformance } from './traderPerformance';
import type { Follows } from './follows';
import type { Leads } from './leads';
import { isCopyable } from './copyMarket';
import type { StoredLead } from './records';

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Lead traders as shown to others. */
export interface Traders {
  row(lead: StoredLead, period: LeadPeriod, viewer: number | null, at: number): Trader;
  list(filter: TraderFilter, viewer: number | null, at: number): { list: Trader[]; totalCount: number };
  statistics(lead: StoredLead, period: LeadPeriod, at: number): Statistics;
  /** Open positions, latest first. */
  positions(lead: StoredLead, page: Page, at: number): { list: LeadPosition[]; totalCount: number };
  /** Closed positions, latest first. */
  trades(lead: StoredLead, page: Page): { list: LeadTrade[]; totalCount: number };
}

const dayMs = 86_400_000;
const trendPoints = 15;

export function createTraders({ db, market }: CopyContext, leads: Leads, follows: Follows, traderPerformance: TraderPerformance): Traders {
  const realPnl = (where: { traderUid: number; leadPositionId?: string }, from = 0): Decimal =>
    add(...db.copies.find({ where: { ...where, state: copyPositionState.closed, closeTime: { from } } }).list.map(({ pnl }) => pnl));
  const since = (period: LeadPeriod, at: number) => (Math.floor(at / dayMs) - period + 1) * dayMs;

  const row: Traders['row'] = (lead, period, viewer, at) => {
    const summary = traderPerformance.of(lead, period, at);
    const { traderUid, nickname, introduction, tradeStatus, isPrivate, profitShare, minAmount, maxCopiers, contracts } = lead;
    return {
      traderUid,
      nickname,
      photo: db.users.get(traderUid)?.photo ?? '',
      introduction,
      tradeStatus,
      isPrivate,
      profitShare,
      minAmount,
      copiers: follows.copiers(lead),
      maxCopiers,
      contracts: [...contracts],
      leadDays: Math.floor((at - lead.since) / dayMs),
      period,
      roi: summary.roi,
      pnl: summary.pnl,
      winRate: summary.winRate,
      drawdown: summary.drawdown,
      copierPnl: roundTo(add(summary.syntheticPnl, realPnl({ traderUid }, since(period, at))), 2),
      aum: roundTo(follows.aum(lead), 2),
      trades: summary.trades,
      trend: trendOf(summary.curve),
      isCollected: viewer !== null && leads.isCollected(viewer, traderUid),
      isCopied: viewer !== null && follows.current(viewer, traderUid) !== undefined,
    };
  };
  const tradeOf =
    (lead: StoredLead) =>
    (closed: ClosedPosition): LeadTrade => {
      const copies = db.copies
        .find({ where: { leadPositionId: closed.id } })
        .list.filter(({ state }) => state !== copyPositionState.rejected);
      const shares = db.profitShares.find({ where: { leadPositionId: closed.id } }).list;
      const pnl = usdt(closed.pnl);
      return {
        ...closed,
        traderUid: lead.traderUid,
        marginMode: 'cross',
        margin: usdt(closed.margin),
        fee: usdt(closed.fee),
        pnl,
        roi: closed.margin === 0 ? '0.00' : roundTo(multiply(divide(String(closed.pnl), String(closed.margin), 8), '100'), 2),
        copiers: lead.syntheticCopiers + copies.length,
        copierPnl: roundTo(add(traderPerformance.syntheticPnl(lead, pnl), ...copies.map((copy) => copy.pnl)), 2),
        earned: add(...shares.map(({ amount }) => amount)),
      };
    };

  return {
    row,
    list: ({ pageNum, pageSize, period, sort, order, keyword = '', contractCode, hideFull, collected }, viewer, at) => {
      const query = keyword.trim().toLowerCase();
      const found = leads
        .all()
        .filter(
          (lead) =>
            (!lead.isPrivate || lead.traderUid === viewer) &&
            (query === '' || lead.nickname.toLowerCase().includes(query) || String(lead.traderUid) === query) &&
            (contractCode === undefined || lead.contracts.includes(contractCode)) &&
            (hideFull === onOff.off || follows.copiers(lead) < lead.maxCopiers) &&
            (collected === onOff.off || (viewer !== null && leads.isCollected(viewer, lead.traderUid))),
        )
        .map((lead) => row(lead, period, viewer, at));
      // Descending order lists the best first; a small drawdown is better.
      const best = (order === 'desc' ? -1 : 1) * (sort === 'drawdown' ? -1 : 1);
      const sorted = found.toSorted((a, b) => best * compare(String(a[sort]), String(b[sort])) || a.traderUid - b.traderUid);
      return { list: sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize), totalCount: sorted.length };
    },
    statistics: (lead, period, at) => {
      const { syntheticPnl, ...summary } = traderPerformance.of(lead, period, at);
      const from = since(period, at);
      const shares = db.profitShares.find({ where: { traderUid: lead.traderUid, time: { from } } }).list;
      return {
        traderUid: lead.traderUid,
        ...summary,
        curve: [...summary.curve],
        contracts: [...summary.contracts],
        copiers: follows.copiers(lead),
        copierPnl: roundTo(add(syntheticPnl, realPnl({ traderUid: lead.traderUid }, from)), 2),
        aum: roundTo(follows.aum(lead), 2),
        earned: add(...shares.map(({ amount }) => amount)),
      };
    },
    positions: (lead, { pageNum, pageSize }, at) => {
      const { list, total } = db.positions.find({
        where: { owner: lead.traderUid },
        matching: isCopyable,
        sort: [
          ['openedTime', 'desc'],
          ['positionId', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      const shown = list.map((position): LeadPosition => {
        const markPrice = market.contractTicker(position.contractCode, at).mark;
        const margin = divide(position.cost, String(position.leverage), 8);
        const pnl = profitAt(position, markPrice);
        return {
          id: position.positionId,
          traderUid: lead.traderUid,
          contractCode: position.contractCode,
          side: position.side,
          leverage: position.leverage,
          marginMode: position.marginMode,
          amount: position.amount,
          margin,
          openPrice: divide(position.cost, position.amount, 12),
          markPrice,
          pnl,
          roi: roundTo(multiply(divide(pnl, margin, 8), '100'), 2),
          openTime: position.openedTime,
          copiers: lead.syntheticCopiers + db.copies.count({ leadPositionId: position.positionId, state: copyPositionState.open }),
        };
      });
      return { list: shown, totalCount: total };
    },
    trades: (lead, { pageNum, pageSize }) => {
      const closed = traderPerformance.closed(lead);
      return { list: closed.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(tradeOf(lead)), totalCount: closed.length };
    },
  };
}

const usdt = (units: number): Decimal => fromUnits(units, moneyDigits);

/** Samples a curve, including its last point. */
function trendOf(curve: Statistics['curve']): Decimal[] {
  const points = Math.min(trendPoints, curve.length);
  return Array.from({ length: points }, (_, index) => {
    const pointIndex = points === 1 ? 0 : Math.floor((index * (curve.length - 1)) / (points - 1));
    return curve[pointIndex]?.pnl ?? '0.00';
  });
}
