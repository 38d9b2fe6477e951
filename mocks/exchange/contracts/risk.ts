import { add, compare, isGreater, isNegative, isZero, multiply, negate, subtract, type Decimal } from '@/contract/decimal';
import { profitAt, tierOf, tradedSide, tradeMode } from '@/contract/swap';
import type { EngineContext } from '../context';
import { systemAccounts } from '../posting';
import { watchMs } from './events';
import type { Orders } from './orders';
import { money, type PostingReason, type AccountRef, type ContractWallet } from './contractWallet';
import type { StoredPosition } from './records';
import { told, type Closing } from './closing';
import { termsOf } from './terms';

/** Watches what stands behind positions, and ends those that have too little of it: at the first mark at which it is so. */
export interface Risk {
  /** Searches anew for the instant at which an isolated position is warned of or liquidated. */
  watchIsolated(positionId: string, at: number): void;
  /** The same for all cross positions in one coin of an account. */
  watchCross(accountRef: AccountRef, at: number): void;
  runIsolated(positionId: string, at: number): void;
  runCross(accountKey: string, at: number): void;
  /** What stands behind the cross positions but their profit: balance and what is frozen for orders. */
  backing(accountRef: AccountRef): Decimal;
}

/** A warning is written when this many times the maintenance margin is all that is left. */
const warnAt = '2';

/** A weighted sum of marks that may not come down to `ceiling`. */
interface Line {
  readonly legs: readonly { readonly code: string; readonly weight: Decimal }[];
  readonly ceiling: Decimal;
}

/** Equity falls to `times` the maintenance margin where Σ weight × mark ≤ ceiling: both are linear in the marks, the tier going by the cost. */
function lineOf(positions: readonly { position: StoredPosition; market: string }[], backing: Decimal, times: Decimal): Line {
  let ceiling = negate(backing);
  const legs = positions.map(({ position: { side, amount, cost }, market }) => {
    const kept = multiply(multiply(amount, tierOf(cost).maintenanceRate), times);
    ceiling = side === 'long' ? add(ceiling, cost) : subtract(ceiling, cost);
    return { code: market, weight: subtract(side === 'long' ? amount : negate(amount), kept) };
  });
  return { legs, ceiling };
}

const isBelow = ({ legs, ceiling }: Line, marks: readonly Decimal[]): boolean =>
  compare(add(...legs.map(({ weight }, index) => multiply(weight, marks[index] ?? '0'))), ceiling) <= 0;

export function createRisk(context: EngineContext, contractWallet: ContractWallet, closing: Closing, orders: Orders): Risk {
  const { db, market, schedule, cancel, inbox, eventBus, nextId } = context;
  const withMarket = (positions: readonly StoredPosition[], at: number) =>
    positions.flatMap((position) => {
      const terms = termsOf(context, position.contractCode, at);
      return terms ? [{ position, market: terms.market }] : [];
    });
  const marksOf = ({ legs }: Line, at: number) => legs.map(({ code }) => market.mark(code, at));
  const isReached = (line: Line, at: number) => isBelow(line, marksOf(line, at));
  const backing = (accountRef: AccountRef): Decimal =>
    add(
      contractWallet.crossBalance(accountRef),
      ...orders
        .waiting(accountRef.owner)
        .filter(({ coinId }) => coinId === accountRef.coinId)
        .map(({ frozen }) => frozen),
    );

  /** The next instant worth looking: the warning or the end, now where it is so already, else the horizon. */
  const nextLook = (lines: { warning: Line; end: Line }, isWarned: boolean, at: number): number => {
    const line = isWarned ? lines.end : lines.warning;
    if (isReached(line, at)) return at;
    const goal = { ceiling: line.ceiling, isReached: (marks: readonly Decimal[]) => isBelow(line, marks) };
    return market.firstMarks(line.legs, goal, at, at + watchMs) ?? at + watchMs;
  };
  const linesOf = (positions: readonly StoredPosition[], behind: Decimal, at: number) => {
    const all = withMarket(positions, at);
    return { warning: lineOf(all, behind, warnAt), end: lineOf(all, behind, '1') };
  };
  const warn = (owner: number, position: StoredPosition, at: number) => {
    if (position.mode === tradeMode.mock) return;
    const { contractCode } = position;
    inbox.write({ owner, notice: 'positionWarning', at, values: { contract: contractCode.toUpperCase() }, data: { contractCode } });
  };

  const watchIsolated: Risk['watchIsolated'] = (positionId, at) => {
    const position = db.positions.get(positionId);
    if (position?.marginMode !== 'isolated') return;
    if (position.scheduledEventId !== null) cancel(position.scheduledEventId);
    const lines = linesOf([position], position.margin, at);
    const isWarned = position.isWarned && isReached(lines.warning, at);
    const scheduledEventId = schedule(nextLook(lines, isWarned, at), { part: 'positions', kind: 'isolated', id: positionId });
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
    const lines = linesOf(positions, backing(accountRef), at);
    const isWarned = account.isWarned && isReached(lines.warning, at);
    const scheduledEventId = schedule(nextLook(lines, isWarned, at), { part: 'positions', kind: 'cross', id: account.key });
    contractWallet.change(accountRef, { scheduledEventId, isWarned });
  };

  /** Writes a liquidated position into order, fill, past and message. `lost` is what its owner lost by it. */
  const close = (position: StoredPosition, price: Decimal, lost: Decimal, at: number) => {
    const side = tradedSide(position.side, 'close');
    const { owner, bizType, mode, contractCode, coinId, marginMode, leverage, positionId, amount } = position;
    const turnover = multiply(price, amount);
    const pnl = negate(lost);
    const order = db.contractOrders.insert({
      orderId: String(nextId()),
      owner,
      coinId,
      bizType,
      mode,
      contractCode,
      side,
      effect: 'close',
      kind: 'market',
      marginMode,
      leverage,
      price: null,
      amount,
      filledAmount: amount,
      averagePrice: price,
      turnover,
      fee: '0',
      realised: pnl,
      frozen: '0',
      covered: '0',
      state: 'filled',
      reason: null,
      source: 'liquidation',
      positionId,
      takeProfitPrice: null,
      stopLossPrice: null,
      scheduledEventId: null,
      ticks: 0,
      priority: 0,
      isResting: false,
      createdTime: at,
      updatedTime: at,
    });
    const deal = {
      dealId: String(nextId()),
      orderId: order.orderId,
      owner,
      positionId,
      bizType,
      mode,
      contractCode,
      side,
      amount,
      price,
      turnover,
    };
    db.contractDeals.insert({ ...deal, effect: 'close', role: 'taker', fee: '0', realised: pnl, createdTime: at });
    closing.archive(position, 'liquidated', { price, realised: pnl, fee: '0', at });
    if (mode !== tradeMode.mock)
      inbox.write({
        owner,
        notice: 'positionLiquidated',
        at,
        values: { contract: contractCode.toUpperCase(), amount, price },
        data: { contractCode },
      });
    return told(position, { orderId: order.orderId, source: 'liquidation', amount, left: '0', price, pnl, fee: '0', at });
  };
  const causeOf = ({ contractCode, positionId }: StoredPosition, at: number): PostingReason => ({
    kind: 'liquidation',
    contractCode,
    reference: `${contractCode} liquidation of ${positionId}`,
    at,
  });

  const liquidateIsolated = (position: StoredPosition, at: number) => {
    const terms = termsOf(context, position.contractCode, at);
    const price = terms ? market.mark(terms.market, at) : '0';
    const pnl = money(profitAt(position, price));
    const lost = isNegative(pnl) ? negate(pnl) : '0';
    const taken = contractWallet.payFromMargin(position, lost, causeOf(position, at), systemAccounts.liquidity, true);
    const left = subtract(position.margin, taken);
    // What is left above the loss is the maintenance margin: the insurance keeps it, as it pays where the loss is larger.
    if (!isZero(left))
      contractWallet.payFromMargin({ ...position, margin: left }, left, causeOf(position, at), systemAccounts.insurance, false);
    return close(position, price, position.margin, at);
  };
  const liquidateCross = (accountRef: AccountRef, at: number) => {
    for (const order of orders.waiting(accountRef.owner))
      if (order.coinId === accountRef.coinId) orders.end(order.orderId, 'liquidated', at);
    const positions = withMarket(contractWallet.crossPositions(accountRef), at).map(({ position, market: code }) => {
      const price = market.mark(code, at);
      return { position, price, pnl: money(profitAt(position, price)) };
    });
    // Gains first: they stand in for losses.
    for (const { position, pnl } of positions) if (!isNegative(pnl)) contractWallet.receive(accountRef, pnl, causeOf(position, at));
    const reports = positions.map(({ position, price, pnl }, index) => {
      const cause = causeOf(position, at);
      const lost = isNegative(pnl) ? contractWallet.pay(accountRef, negate(pnl), cause, systemAccounts.liquidity, true) : negate(pnl);
      const rest =
        index === positions.length - 1
          ? contractWallet.pay(accountRef, contractWallet.crossBalance(accountRef), cause, systemAccounts.insurance, false)
          : '0';
      return close(position, price, add(lost, rest), at);
    });
    contractWallet.hold(accountRef, at);
    return reports;
  };

  return {
    backing,
    watchIsolated,
    watchCross,
    runIsolated: (positionId, at) => {
      const position = db.positions.get(positionId);
      if (!position) return;
      db.positions.update(positionId, { scheduledEventId: null });
      const lines = linesOf([position], position.margin, at);
      if (isReached(lines.end, at)) return eventBus.emit('positionClosed', liquidateIsolated(position, at));
      if (!position.isWarned && isReached(lines.warning, at)) {
        warn(position.owner, position, at);
        db.positions.update(positionId, { isWarned: true });
      }
      watchIsolated(positionId, at);
    },
    runCross: (accountKey, at) => {
      const account = db.contractAccounts.get(accountKey);
      if (!account) return;
      contractWallet.change(account, { scheduledEventId: null });
      const positions = contractWallet.crossPositions(account);
      const [first] = positions;
      if (!first) return;
      const lines = linesOf(positions, backing(account), at);
      if (isReached(lines.end, at)) {
        for (const report of liquidateCross(account, at)) eventBus.emit('positionClosed', report);
        return;
      }
      if (!account.isWarned && isReached(lines.warning, at)) {
        const worst = positions.reduce((most, each) => (isGreater(each.cost, most.cost) ? each : most), first);
        warn(account.owner, worst, at);
        contractWallet.change(account, { isWarned: true });
      }
      watchCross(account, at);
    },
  };
}
