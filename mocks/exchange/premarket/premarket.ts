import { add, divide, isGreater, subtract, type Decimal } from '@/contract/decimal';
import {
  dealState,
  deliveryWindow,
  pledgeOf,
  premarketStage,
  stageAt,
  type PremarketHolding,
  type EditPremarketOrderRequest,
  type PremarketOrderRequest,
  type PremarketSchedule,
} from '@/contract/premarket';
import { limitProblem, orderSide, orderState } from '@/contract/spot';
import { BusinessError } from '../../businessError';
import type { Execution } from '../execution/execution';
import { pairName, pairOf } from '../markets';
import { coinsOf, createPremarketBooking, spotBucket } from './booking';
import type { PremarketContext } from './context';
import type { PremarketEvent } from './events';
import { premarketProduct } from './product';
import type { StoredPremarketOrder } from './records';
import { createSettlement, groupBy } from './settlement';

/**
 * Trading of tokens before their listing (assumed throughout: the specification only names the screen). It follows the model of leading
 * exchanges: limit orders match in one order book per token; a buyer pledges the full price and a seller collateral, both in USDT; deals
 * are pending until the delivery window after the spot listing ends. Sellers who then have the tokens in their spot account are paid and
 * get their collateral back; that of others goes to the buyer, whose payment is refunded as well.
 */
export interface Premarket {
  /** Announces a token: when its pre-market opens, and when it is listed on the spot market. */
  announce(tradeId: number, opensTime: number, listsTime: number): void;
  /** The schedule of a token; undefined if it has not been announced. */
  scheduleOf(tradeId: number): PremarketSchedule | undefined;
  /** Places a limit order and matches what can be matched. Throws `BusinessError`. */
  place(terms: PremarketOrderRequest & { readonly owner: number }): StoredPremarketOrder;
  /** Cancels an open order. Throws `BusinessError` if it has already ended. */
  cancel(orderId: string): StoredPremarketOrder;
  /** Changes price or amount of an open order, which loses its priority. Throws `BusinessError`. */
  edit(orderId: string, change: EditPremarketOrderRequest): StoredPremarketOrder;
  /** Cancels a user's open orders, of one token or all, and returns their ids. */
  cancelAll(owner: number, scope: { readonly tradeId?: number | undefined }): string[];
  /** A user's unsettled deals, summed by token and side. */
  holdings(owner: number): PremarketHolding[];
  run(event: PremarketEvent, at: number): void;
}

export function createPremarket(context: PremarketContext, execution: Execution): Premarket {
  const { db, ledger, market, inbox, now, nextId } = context;
  const booking = createPremarketBooking(context);
  const engine = execution.registerOrders(premarketProduct(context, booking));
  const settle = createSettlement(context);
  const requireOrder = (orderId: string): StoredPremarketOrder => {
    const order = db.premarketOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  const scheduleOf: Premarket['scheduleOf'] = (tradeId) => {
    const opening = db.marketOpenings.get(tradeId);
    return opening && { ...opening, settlesTime: opening.listsTime + deliveryWindow };
  };
  const availableTokens = (owner: number, tradeId: number): Decimal =>
    ledger.balance(spotBucket(owner, 'available').account, coinsOf({ tradeId }).base.coinId).available;
  const pending = (scope: { readonly owner?: number; readonly tradeId?: number }) =>
    db.premarketDeals.find({ where: { ...scope, state: dealState.pending }, sort: [['sequence', 'asc']] }).list;

  /** Refuses an order whose token is not traded now, or whose terms break a rule. */
  const assertAllowed = ({ tradeId, ...terms }: PremarketOrderRequest) => {
    const schedule = scheduleOf(tradeId);
    const isTraded = schedule !== undefined && stageAt(schedule, now()) === premarketStage.trading;
    if (!isTraded || !market.isOpen(tradeId, now())) throw new BusinessError('marketClosed');
    const problem = limitProblem(pairOf(tradeId), { ...terms, last: market.price(tradeId, now()) });
    if (problem !== null) throw new BusinessError(problem);
  };

  /** Ends the open orders of a token when it is listed, and reminds its sellers. */
  const list = (tradeId: number) => {
    for (const { orderId } of db.premarketOrders.find({ where: { tradeId, isOpen: true } }).list) engine.end(orderId, 'marketClosed');
    const sold = pending({ tradeId }).filter(({ side }) => side === orderSide.sell);
    for (const deals of groupBy(sold, ({ owner }) => owner)) {
      const [{ owner }] = deals;
      const values = { coin: coinsOf({ tradeId }).base.shortName, amount: add(...deals.map(({ amount }) => amount)) };
      inbox.write({ owner, notice: 'premarketDeliveryDue', at: now(), values, jumpLink: '/preMarket' });
    }
  };

  return {
    announce: (tradeId, opensTime, listsTime) => {
      db.marketOpenings.insert({ tradeId, opensTime, listsTime });
      context.schedule(listsTime, { part: 'premarket', kind: 'listed', tradeId });
      context.schedule(listsTime + deliveryWindow, { part: 'premarket', kind: 'settled', tradeId });
    },
    scheduleOf,
    place: ({ owner, tradeId, side, price, amount }) => {
      assertAllowed({ tradeId, side, price, amount });
      const orderId = String(nextId());
      const order: StoredPremarketOrder = {
        orderId,
        tradeId,
        tradeName: pairName(tradeId),
        side,
        price,
        amount,
        filledAmount: '0',
        filledTurnover: '0',
        pledge: pledgeOf(side, price, amount),
        state: orderState.open,
        reason: null,
        createdTime: now(),
        updatedTime: now(),
        owner,
        isOpen: true,
      };
      booking.pledge(order);
      db.premarketOrders.insert(order);
      engine.enter(orderId);
      return requireOrder(orderId);
    },
    edit: (orderId, change) => {
      const order = requireOrder(orderId);
      if (!order.isOpen) throw new BusinessError('orderEnded');
      const { price = order.price, amount = order.amount } = change;
      assertAllowed({ ...order, price, amount });
      if (!isGreater(amount, order.filledAmount)) throw new BusinessError('orderBelowMinAmount');
      const pledge = pledgeOf(order.side, price, subtract(amount, order.filledAmount));
      booking.repledge(order, pledge);
      engine.withdraw(orderId);
      db.premarketOrders.update(orderId, { price, amount, pledge, updatedTime: now() });
      engine.enter(orderId);
      return requireOrder(orderId);
    },
    cancelAll: (owner, scope) => {
      const open = db.premarketOrders.find({ where: { ...scope, owner, isOpen: true } }).list.map(({ orderId }) => orderId);
      for (const orderId of open) engine.end(orderId, 'byUser');
      return open;
    },
    cancel: (orderId) => {
      if (!requireOrder(orderId).isOpen) throw new BusinessError('orderEnded');
      engine.end(orderId, 'byUser');
      return requireOrder(orderId);
    },
    holdings: (owner) =>
      groupBy(pending({ owner }), ({ tradeId, side }) => `${tradeId}:${side}`).map((deals) => {
        const [{ tradeId, tradeName, side }] = deals;
        const amount = add(...deals.map((each) => each.amount));
        const turnover = add(...deals.map((each) => each.turnover));
        return {
          tradeId,
          tradeName,
          side,
          amount,
          averagePrice: divide(turnover, amount, 8),
          turnover,
          pledge: add(...deals.map((each) => each.pledge)),
          held: availableTokens(owner, tradeId),
          settlesTime: scheduleOf(tradeId)?.settlesTime ?? 0,
        };
      }),
    run: ({ kind, tradeId }) => (kind === 'listed' ? list(tradeId) : settle(tradeId)),
  };
}
