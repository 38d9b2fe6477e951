import { add, compare, isGreater, largest, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { isMarginPair } from '../markets';
import { marginLevelsOf, totalDebtOf, repayKind, riskOf, riskState } from '@/contract/margin';
import { minTurnoverOf, orderSide, orderType, stepOf, tradeType, tradingAccount } from '@/contract/spot';
import { BusinessError } from '../../businessError';
import type { MarginContext } from './context';
import type { StoredOrder } from '../spot/records';
import type { OrderTerms } from '../spot/request';
import type { Spot } from '../spot/spot';
import { digitsOf } from '../spot/terms';
import { coinName, coinsOf, isolatedOf, keyOf, marginAccountOf, ledgerAccountOf, type MarginAccount } from './account';
import type { MarginEvent } from './events';
import { liquidateAssets } from './liquidation';
import { createLoans } from './loans';
import { sendMarginMessages } from './messages';
import { createRiskSchedule } from './riskSchedule';
import type { StoredBorrow, StoredLiquidation, StoredRepay } from './records';
import { createMarginSummary, type MarginSummary } from './marginSummary';

/** Borrowing against the assets of a cross-margin or an isolated-margin account. */
export interface Margin {
  readonly summary: MarginSummary;
  /** Lends to an account. Throws `BusinessError`. */
  borrow(margin: MarginAccount, coinId: number, amount: Decimal): StoredBorrow;
  /** Repays a debt, interest first; by default all that is owed and available. Throws `BusinessError`. */
  repay(margin: MarginAccount, coinId: number, amount?: Decimal): StoredRepay;
  /** Closes a pair's position at market, buying the base coin owed or selling all that is not, and repays its debts. Throws `BusinessError`. */
  closePosition(owner: number, tradeId: number): void;
  /** Places an order from any account; an auto-borrow order first borrows what it lacks. Throws like `Spot.place`. */
  place(terms: OrderTerms): StoredOrder;
  /** Reviews the risk of an account at once: warns or liquidates it, and schedules the next review. */
  review(margin: MarginAccount): void;
  /** How much of a coin may leave a wallet; all that is available if it is not a margin account. */
  transferable(owner: number, wallet: number, tradeId: number | null, coinId: number): Decimal;
  run(event: MarginEvent): void;
}

export function createMargin(context: MarginContext, spot: Spot): Margin {
  const { db, ledger, market, eventBus, now, schedule, cancel } = context;
  const summary = createMarginSummary(context);
  sendMarginMessages(context);
  const loans = createLoans(context);
  const riskSchedule = createRiskSchedule(context, summary);

  const riskOfAccount = (margin: MarginAccount) =>
    db.marginRisks.get(keyOf(margin)) ??
    db.marginRisks.insert({ key: keyOf(margin), ...accountOf(margin), isWarned: false, scheduledEventId: null });
  const scheduleReview = (margin: MarginAccount, at: number | null, isWarned = riskOfAccount(margin).isWarned): void => {
    const { key, scheduledEventId } = riskOfAccount(margin);
    if (scheduledEventId !== null) cancel(scheduledEventId);
    db.marginRisks.update(key, { isWarned, scheduledEventId: at === null ? null : schedule(at, { part: 'margin', kind: 'risk', key }) });
  };

  const liquidate = (margin: MarginAccount): StoredLiquidation => {
    const scope = { account: margin.wallet, ...(margin.tradeId !== null && { tradeId: margin.tradeId }) };
    spot.cancelAll(margin.owner, scope, 'liquidated');
    const record = liquidateAssets(context, spot, summary, margin);
    for (const { coinId } of summary.debtsOf(margin)) loans.repay(margin, coinId, repayKind.liquidation);
    scheduleReview(margin, null, false);
    eventBus.emit('marginLiquidated', record);
    return record;
  };

  /** Reviews an account: liquidates or warns it if due, and schedules the next review. */
  const review = (margin: MarginAccount): void => {
    if (summary.debtsOf(margin).length === 0) {
      if (db.marginRisks.get(keyOf(margin))) scheduleReview(margin, null, false);
      return;
    }
    const levels = marginLevelsOf(summary.tier(margin).leverage);
    const value = summary.value(margin);
    const risk = riskOf(value, levels);
    if (risk === riskState.liquidating) return void liquidate(margin);
    const wasWarned = riskOfAccount(margin).isWarned;
    // There is no second warning until the account is above the initial level required of a new loan.
    const isWarned = risk === riskState.warned || (wasWarned && !isGreater(value.assets, multiply(value.debts, levels.initial)));
    if (isWarned && !wasWarned) eventBus.emit('marginWarned', { ...accountOf(margin), at: now() });
    scheduleReview(margin, riskSchedule.next(margin, isWarned ? [levels.liquidation] : [levels.liquidation, levels.warning]), isWarned);
  };
  /** Reviews an account through the schedule, as the event may come from the middle of a trade. */
  const reviewSoon = (margin: MarginAccount) => {
    if (summary.debtsOf(margin).length > 0) scheduleReview(margin, now());
  };

  const assertMarginCoin = (margin: MarginAccount, coinId: number) => {
    if (!coinsOf(margin).includes(coinId) || (margin.tradeId !== null && !isMarginPair(margin.tradeId)))
      throw new BusinessError('marginUnavailable');
  };
  const borrow: Margin['borrow'] = (margin, coinId, amount) => {
    assertMarginCoin(margin, coinId);
    if (!summary.canBorrow(margin, coinId, amount)) throw new BusinessError('borrowLimit');
    const record = loans.lend(margin, coinId, amount);
    review(margin);
    return record;
  };
  const repay: Margin['repay'] = (margin, coinId, amount) => {
    assertMarginCoin(margin, coinId);
    const record = loans.repay(margin, coinId, repayKind.manual, amount);
    if (!record) throw new BusinessError('nothingBorrowed');
    review(margin);
    return record;
  };

  eventBus.on('orderFilled', ({ owner, account: wallet, tradeId, orderId }) => {
    const margin = marginAccountOf(owner, wallet, tradeId);
    if (!margin) return;
    const order = db.spotOrders.get(orderId);
    if (order?.tradeType === tradeType.autoRepay) {
      const [base = 0, quote = 0] = coinsOf(isolatedOf(owner, tradeId));
      loans.repay(margin, order.side === orderSide.buy ? base : quote, repayKind.order);
    }
    reviewSoon(margin);
  });
  eventBus.on('marketChanged', ({ concerns, at, until }) => {
    if (until === at) return;
    // Cross-margin accounts are reviewed by the hour and not on price changes that fade within minutes.
    for (const margin of db.marginRisks.all())
      if (margin.tradeId === null ? until === Infinity : concerns(margin.tradeId)) reviewSoon(margin);
  });
  const reviewAll = (owner: number) => {
    const accounts = new Map(db.marginDebts.find({ where: { owner } }).list.map((debt) => [keyOf(debt), accountOf(debt)]));
    for (const margin of accounts.values()) reviewSoon(margin);
  };
  eventBus.on('transferBooked', ({ owner }) => reviewAll(owner));
  eventBus.on('fundsReceived', ({ owner }) => reviewAll(owner));

  return {
    summary,
    borrow,
    repay,
    review,
    closePosition: (owner, tradeId) => {
      const margin = isolatedOf(owner, tradeId);
      if (!isMarginPair(tradeId)) throw new BusinessError('marginUnavailable');
      if (summary.debtsOf(margin).length === 0) throw new BusinessError('nothingBorrowed');
      if (!market.isOpen(tradeId, now())) throw new BusinessError('marketClosed');
      spot.cancelAll(owner, { account: margin.wallet, tradeId });
      const [base = 0, quote = 0] = coinsOf(margin);
      const owed = (coinId: number) => add(...summary.debtsOf(margin).flatMap((debt) => (debt.coinId === coinId ? totalDebtOf(debt) : [])));
      const available = (coinId: number) => ledger.balance(ledgerAccountOf(margin), coinId).available;
      const lacking = subtract(owed(base), available(base));
      const { amount: lot } = digitsOf(tradeId);
      const order = { owner, tradeId, account: tradingAccount.isolatedMargin, type: orderType.market };
      // Amounts below the minimum order are not traded; debts are repaid as far as the balance allows.
      const trade = (terms: OrderTerms) => {
        const blocker = spot.blocker(terms);
        if (blocker !== 'orderBelowMinAmount' && blocker !== 'orderBelowMinTurnover') spot.place(terms);
      };
      if (isGreater(lacking, '0')) {
        // Slightly more than the price, for the fee and for levels of the book beyond the best.
        const cost = multiply(multiply(lacking, market.price(tradeId, now())), '1.01');
        const turnover = smallest(available(quote), largest(truncate(cost, 8), minTurnoverOf({ quote: coinName(quote) })));
        trade({ ...order, side: orderSide.buy, turnover });
      } else {
        const amount = truncate(subtract(available(base), owed(base)), lot);
        if (compare(amount, stepOf(lot)) >= 0 && isGreater(owed(quote), '0')) trade({ ...order, side: orderSide.sell, amount });
      }
      for (const { coinId } of summary.debtsOf(margin)) loans.repay(margin, coinId, repayKind.close);
      review(margin);
    },
    place: (terms) => {
      const margin = marginAccountOf(terms.owner, terms.account ?? 0, terms.tradeId);
      if (!margin || terms.tradeType !== tradeType.autoBorrow) return spot.place(terms);
      const blocker = spot.blocker(terms);
      if (blocker !== null) throw new BusinessError(blocker);
      const { coinId, amount } = spot.requiredReserve(terms);
      const lacking = subtract(amount, ledger.balance(ledgerAccountOf(margin), coinId).available);
      if (isGreater(lacking, '0')) borrow(margin, coinId, lacking);
      return spot.place(terms);
    },
    transferable: (owner, wallet, tradeId, coinId) => {
      const margin = marginAccountOf(owner, wallet, tradeId);
      return margin ? summary.transferable(margin, coinId) : ledger.balance({ owner, wallet }, coinId).available;
    },
    run: ({ key }) => {
      const account = db.marginRisks.get(key);
      if (!account) return;
      db.marginRisks.update(key, { scheduledEventId: null });
      review(account);
    },
  };
}

/** The margin account that a record belongs to. */
const accountOf = ({ owner, wallet, tradeId }: MarginAccount): MarginAccount => ({ owner, wallet, tradeId });
