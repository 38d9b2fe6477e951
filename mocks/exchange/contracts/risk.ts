import { add, compare, divide, isGreater, multiply, negate, subtract, type Decimal } from '@/contract/decimal';
import {
  contractName,
  gainsWithValue,
  maintenanceMargin,
  maintenanceOf,
  profitAt,
  tradeMode,
  valueOf,
  type LeverageTier,
} from '@/contract/swap';
import type { ContractsContext } from './context';
import type { MarketId } from '../market/market';
import type { MarkGoal } from '../market/marks';
import { riskHorizonMs } from './events';
import type { Liquidation } from './liquidation';
import type { Orders } from './orders';
import type { AccountRef, ContractWallet } from './contractWallet';
import type { PositionChange } from './positionChange';
import type { StoredPosition } from './records';
import { termsOf } from './terms';

/** Monitors the equity of positions, and liquidates them at the first mark at which it is insufficient. */
export interface Risk {
  /** Schedules the next risk check of an isolated position, for its margin warning or liquidation. */
  watchIsolated(positionId: string, at: number): void;
  /** Schedules the next risk check of all cross positions in one coin of an account. */
  watchCross(accountRef: AccountRef, at: number): void;
  /** Repeats the search for all positions whose prices have changed. */
  rewatch(concerns: (market: MarketId) => boolean, at: number): void;
  runIsolated(positionId: string, at: number): void;
  runCross(accountKey: string, at: number): void;
  /** The equity of the cross positions apart from their profit: balance and what is frozen for orders. */
  backingEquity(accountRef: AccountRef): Decimal;
}

/** The multiple of the maintenance margin at which a warning is sent. */
const warningMultiple = '2';

/** The multiple of a position's current value up to which the search holds: no price moves further before the next check. */
const maxValueMultiple = '3';

/** A position with its market, tiers and mark. */
interface MarkedPosition {
  readonly position: StoredPosition;
  readonly market: string;
  readonly tiers: readonly LeverageTier[];
  readonly mark: Decimal;
}

/** The marks at which equity falls to a multiple of the maintenance margin: `isReached` is exact, and can only be true once the sum of `weight` × mark (× 1/mark if inverse) is at most `ceiling`. */
interface RiskThreshold extends MarkGoal {
  readonly legs: readonly { readonly code: string; readonly weight: Decimal }[];
}

function thresholdOf(positions: readonly MarkedPosition[], backing: Decimal, multiple: Decimal): RiskThreshold {
  let ceiling = negate(backing);
  const legs = positions.map(({ position, market, tiers, mark }) => {
    const { contractCode, amount, cost } = position;
    const farthest = multiply(valueOf(contractCode, amount, mark), maxValueMultiple);
    // The maintenance margin grows faster than the value, so that up to `farthest` it is at most this fraction of the value.
    const rate = add(divide(maintenanceOf(farthest, tiers), farthest, 12), '0.000000000001');
    const gains = gainsWithValue(position);
    ceiling = gains ? add(ceiling, cost) : subtract(ceiling, cost);
    return { code: market, weight: subtract(gains ? amount : negate(amount), multiply(multiply(amount, rate), multiple)) };
  });
  const isReached = (marks: readonly Decimal[]): boolean => {
    const markAt = (index: number) => marks[index] ?? '0';
    const equity = add(backing, ...positions.map(({ position }, index) => profitAt(position, markAt(index))));
    const maintenance = add(...positions.map(({ position, tiers }, index) => maintenanceMargin(position, markAt(index), tiers)));
    return compare(equity, multiply(maintenance, multiple)) <= 0;
  };
  return { legs, ceiling, isReached };
}

export function createRisk(context: ContractsContext, contractWallet: ContractWallet, orders: Orders, liquidation: Liquidation): Risk {
  const { db, market, schedule, cancel, inbox, eventBus } = context;
  const notify = (changes: readonly PositionChange[]): void => {
    for (const change of changes) eventBus.emit('positionClosed', change);
  };
  const withMarket = (positions: readonly StoredPosition[], at: number) =>
    positions.flatMap((position) => {
      const terms = termsOf(context, position.contractCode, at);
      return terms ? [{ position, market: terms.market, tiers: terms.tiers, mark: market.mark(terms.market, at) }] : [];
    });
  const marksOf = ({ legs }: RiskThreshold, at: number) => legs.map(({ code }) => market.mark(code, at));
  const isReached = (threshold: RiskThreshold, at: number) => threshold.isReached(marksOf(threshold, at));
  const backingEquity = (accountRef: AccountRef): Decimal =>
    add(
      contractWallet.crossBalance(accountRef),
      ...orders
        .openOrders(accountRef.owner)
        .filter(({ coinId }) => coinId === accountRef.coinId)
        .map(({ frozen }) => frozen),
    );

  /** When all halted contracts of a threshold have traded again, before which nothing is closed; null if none is halted. */
  const resumeTime = ({ legs }: RiskThreshold, at: number): number | null => {
    const halted = legs.filter(({ code }) => market.isHalted(code, at));
    if (halted.length === 0) return null;
    return Math.max(...halted.map(({ code }) => market.firstBeyond(code, 'above', '0', at, at + riskHorizonMs)?.at ?? at + riskHorizonMs));
  };
  /** Whether positions are liquidated now. They wait for halted contracts (assumed: no rule is specified). */
  const isLiquidatable = (threshold: RiskThreshold, at: number) => isReached(threshold, at) && resumeTime(threshold, at) === null;
  /** The next instant to check: that of the margin warning or liquidation, now if already reached, otherwise the horizon. */
  const nextCheckTime = (threshold: RiskThreshold, isWarned: boolean, at: number): number => {
    if (isReached(threshold, at)) return (isWarned ? resumeTime(threshold, at) : null) ?? at;
    return market.firstAtMarkGoal(threshold.legs, threshold, at, at + riskHorizonMs) ?? at + riskHorizonMs;
  };
  /** The warning and liquidation thresholds of positions, each computed on demand. */
  const thresholdsOf = (positions: readonly StoredPosition[], backing: Decimal, at: number) => {
    const all = withMarket(positions, at);
    return { warning: () => thresholdOf(all, backing, warningMultiple), liquidation: () => thresholdOf(all, backing, '1') };
  };
  const warn = (owner: number, position: StoredPosition, at: number) => {
    if (position.mode === tradeMode.mock) return;
    const { contractCode } = position;
    inbox.write({ owner, notice: 'positionWarning', at, values: { contract: contractName(contractCode) }, data: { contractCode } });
  };

  const watchIsolated: Risk['watchIsolated'] = (positionId, at) => {
    const position = db.positions.get(positionId);
    if (position?.marginMode !== 'isolated') return;
    if (position.scheduledEventId !== null) cancel(position.scheduledEventId);
    const thresholds = thresholdsOf([position], position.margin, at);
    const isWarned = position.isWarned && isReached(thresholds.warning(), at);
    const scheduledEventId = schedule(nextCheckTime(isWarned ? thresholds.liquidation() : thresholds.warning(), isWarned, at), {
      part: 'positions',
      kind: 'isolated',
      id: positionId,
    });
    db.positions.update(positionId, { scheduledEventId, isWarned });
  };
  const watchCross: Risk['watchCross'] = (accountRef, at) => {
    const account = contractWallet.account(accountRef);
    if (account.scheduledEventId !== null) cancel(account.scheduledEventId);
    const positions = contractWallet.crossPositions(accountRef);
    if (positions.length === 0) {
      if (account.scheduledEventId !== null || account.isWarned)
        contractWallet.change(accountRef, { scheduledEventId: null, isWarned: false });
      return;
    }
    const thresholds = thresholdsOf(positions, backingEquity(accountRef), at);
    const isWarned = account.isWarned && isReached(thresholds.warning(), at);
    const scheduledEventId = schedule(nextCheckTime(isWarned ? thresholds.liquidation() : thresholds.warning(), isWarned, at), {
      part: 'positions',
      kind: 'cross',
      id: account.key,
    });
    contractWallet.change(accountRef, { scheduledEventId, isWarned });
  };

  return {
    backingEquity,
    watchIsolated,
    watchCross,
    rewatch: (concerns, at) => {
      const crossAccounts = new Map<string, AccountRef>();
      for (const position of db.positions.all()) {
        const terms = termsOf(context, position.contractCode, at);
        if (!terms || !concerns(terms.market)) continue;
        if (position.marginMode === 'isolated') watchIsolated(position.positionId, at);
        else crossAccounts.set(contractWallet.account(position).key, position);
      }
      for (const account of crossAccounts.values()) watchCross(account, at);
    },
    runIsolated: (positionId, at) => {
      const position = db.positions.get(positionId);
      if (!position) return;
      const thresholds = thresholdsOf([position], position.margin, at);
      if (isLiquidatable(thresholds.liquidation(), at)) return notify(liquidation.isolated(position, at));
      if (!position.isWarned && isReached(thresholds.warning(), at)) {
        warn(position.owner, position, at);
        db.positions.update(positionId, { isWarned: true });
      }
      watchIsolated(positionId, at);
    },
    runCross: (accountKey, at) => {
      const account = db.contractAccounts.get(accountKey);
      if (!account) return;
      const positions = contractWallet.crossPositions(account);
      const [first] = positions;
      if (!first) return contractWallet.change(account, { scheduledEventId: null });
      const thresholds = thresholdsOf(positions, backingEquity(account), at);
      if (isLiquidatable(thresholds.liquidation(), at)) return notify(liquidation.cross(account, at));
      if (!account.isWarned && isReached(thresholds.warning(), at)) {
        const worst = positions.reduce((max, each) => (isGreater(each.cost, max.cost) ? each : max), first);
        warn(account.owner, worst, at);
        contractWallet.change(account, { isWarned: true });
      }
      watchCross(account, at);
    },
  };
}
