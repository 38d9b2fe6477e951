import { compare, isZero, largest, multiply, type Decimal } from '@/contract/decimal';
import { endReason, fillRole, limitProblem, orderState, orderType, stepOf, timeInForce, type EndReason } from '@/contract/spot';
import { badField, BusinessError, type ErrorCode } from '../../businessError';
import { opposite } from '../book/book';
import { pairOf } from '../markets';
import type { SpotContext } from './context';
import { createBooking, needOf, remainingOf } from './booking';
import { directionTo, figuresOf, blockerOf, ocoBlockerOf } from './checks';
import { draftOf, ticksOf } from './draft';
import type { SpotEvent } from './events';
import { createMatching } from './matching';
import type { StoredOrder } from './records';
import type { OcoTerms, OrderChange, OrderTerms } from './request';
import { createResting } from './resting';
import { coinsOf, digitsOf, venueOf } from './terms';
import { createTriggers } from './triggers';

/** Which of somebody's open orders are meant; all where nothing is given. */
export interface OrderScope {
  readonly tradeId?: number | undefined;
  readonly account?: number | undefined;
}

/** Trading of spot pairs, from spot and margin accounts, in one book per pair. */
export interface Spot {
  /** What stands in the way of an order, money aside, or null. Throws `BusinessError`. */
  blocker(terms: OrderTerms): ErrorCode | null;
  /** What an order would freeze, in the coin it pays with. Throws `BusinessError`. */
  need(terms: OrderTerms): { readonly coinId: number; readonly amount: Decimal };
  /** Takes an order and matches what can be matched. Throws `BusinessError`. */
  place(terms: OrderTerms): StoredOrder;
  /** Takes a limit and a stop-limit order of which one ends the other. Throws `BusinessError`. */
  placeOco(terms: OcoTerms): readonly StoredOrder[];
  /** Changes price, amount or stop price of an open order, which loses its turn. Throws `BusinessError`. */
  edit(orderId: string, change: OrderChange): StoredOrder;
  /** Ends an open order and, of an OCO, the other leg. Throws `BusinessError` where it has ended. */
  cancel(orderId: string, reason?: EndReason): StoredOrder;
  /** Ends open orders and says which. */
  cancelAll(owner: number, scope: OrderScope, reason?: EndReason): string[];
  run(event: SpotEvent): void;
}

/** Opens trading. Orders rest in the records, what they wait for on the schedule. */
export function createSpot(context: SpotContext): Spot {
  const { db, market, book, inbox, now, nextId } = context;
  const matching = createMatching(context);
  const booking = createBooking(context);
  const triggers = createTriggers(context);
  const resting = createResting(context, matching, booking);
  const at = (orderId: string): StoredOrder => {
    const order = db.spotOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  const refuse = (blocker: ErrorCode | null) => {
    if (blocker !== null) throw new BusinessError(blocker);
  };

  const draft = (terms: OrderTerms, ocoId: string | null) => draftOf(context, terms, ocoId);

  /** Freezes for a new order and keeps it. */
  const open = (order: StoredOrder, reserved: Decimal): StoredOrder => {
    booking.reserve(order, reserved);
    const placed = db.spotOrders.insert({ ...order, reserved });
    context.eventBus.emit('orderChanged', placed);
    return placed;
  };

  /** Ends the other leg of an OCO, because this one goes ahead. */
  const leadsOff = (order: StoredOrder): StoredOrder => {
    if (order.ocoId === null) return order;
    for (const leg of legsOf(order.ocoId)) if (leg.orderId !== order.orderId) close(leg, endReason.oco);
    return order;
  };
  const legsOf = (ocoId: string) => db.spotOrders.find({ where: { ocoId, isOpen: true } }).list;

  /** Ends one order, whatever it waits for. */
  const close = (order: StoredOrder, reason: EndReason, state: 'cancelled' | 'expired' = orderState.cancelled): StoredOrder => {
    triggers.disarm(order);
    const ended = booking.end(order, state, reason);
    if (order.isResting) resting.watch(order.tradeId, order.side);
    return ended;
  };

  /** Matches an order that comes to the book, and lets the rest wait or ends it, as its terms say. */
  const execute = (placed: StoredOrder): StoredOrder => {
    const { owner, tradeId, side, price } = placed;
    const isLimit = price !== null;
    const offers = matching.plan(tradeId, {
      owner,
      side,
      limit: price ?? matching.protection(tradeId, side),
      amount: placed.amount === null ? null : remainingOf(placed),
      turnover: placed.turnover,
    });
    let order = placed;
    if (offers.length > 0 && placed.timeInForce === timeInForce.postOnly) return close(placed, endReason.postOnly, orderState.expired);
    if (offers.length > 0) order = leadsOff(at(order.orderId));
    for (const offer of offers) {
      book.take(venueOf(tradeId), side, offer);
      if (offer.maker === null) {
        order = booking.fillFromBook(order, { ...offer, role: fillRole.taker });
      } else order = booking.fillFromOrder(order, leadsOff(at(offer.maker.orderId)), offer).taker;
    }
    if (offers.some(({ maker }) => maker !== null)) resting.watch(tradeId, opposite(side));
    if (!order.isOpen) return order;
    if (isLimit && (order.timeInForce === timeInForce.gtc || order.timeInForce === timeInForce.postOnly)) {
      const waits = db.spotOrders.update(order.orderId, { isResting: true });
      resting.watch(tradeId, side);
      return waits;
    }
    // What a market buy has left over buys less than one lot: it is done.
    const isSpent = placed.turnover !== null && isBelowLot(order, offers.at(-1)?.price);
    return isSpent ? booking.end(order, orderState.filled, null) : booking.end(order, orderState.expired, endReason.terms);
  };
  const isBelowLot = (order: StoredOrder, price: Decimal | undefined): boolean =>
    price !== undefined && compare(needOf(order), multiply(price, stepOf(digitsOf(order.tradeId).amount))) < 0;

  const place: Spot['place'] = (terms) => {
    refuse(blockerOf(context, matching, terms));
    const order = draft(terms, null);
    const kept = open(order, needOf(order));
    return kept.state === orderState.waiting ? triggers.arm(kept) : execute(kept);
  };

  /** Whether a pair is traded, or halted for the time being: then what waits there goes on waiting. */
  const isTraded = (tradeId: number): boolean => market.isOpen(tradeId, now()) || market.isHalted(tradeId, now());
  const endAll = (orders: readonly StoredOrder[], reason: EndReason): string[] => {
    const ended = orders.filter(({ orderId }) => at(orderId).isOpen).map((order) => close(at(order.orderId), reason).orderId);
    return ended;
  };

  /** A stop or a trailing order goes ahead. */
  const fire = (order: StoredOrder): void => {
    leadsOff(order);
    const need = needOf(order);
    try {
      booking.reserve(order, need);
    } catch (error) {
      if (!(error instanceof BusinessError && error.code === 'insufficientBalance')) throw error;
      booking.end(order, orderState.expired, endReason.balance);
      return tellUnplaced(order);
    }
    const triggered = { state: orderState.open, reserved: need, scheduledEventId: null, updatedTime: now() };
    const fired = db.spotOrders.update(order.orderId, triggered);
    context.eventBus.emit('orderChanged', fired);
    const went = execute(fired);
    if (went.state === orderState.expired && isZero(went.filledAmount)) tellUnplaced(went);
  };
  const tellUnplaced = ({ owner, tradeName }: StoredOrder) => {
    if (db.users.get(owner)) inbox.write({ owner, notice: 'orderNotPlaced', at: now(), values: { pair: tradeName } });
  };

  context.eventBus.on('marketChanged', ({ concerns, at: from, until }) => {
    if (until > from) resting.watchAnew(concerns);
    for (const order of db.spotOrders.find({ where: { state: orderState.waiting } }).list)
      if (concerns(order.tradeId) && (until > from || triggers.isHit(order, from))) triggers.arm(order, from - 1);
  });

  return {
    blocker: (terms) => blockerOf(context, matching, terms),
    need: (terms) => {
      const figures = { ...figuresOf(terms), filledAmount: '0', filledTurnover: '0', side: terms.side };
      return { coinId: coinsOf(terms).paid.coinId, amount: needOf(figures) };
    },
    place,
    placeOco: (terms) => {
      refuse(ocoBlockerOf(context, matching, terms));
      const ocoId = String(nextId());
      const { price, stopPrice, stopLimitPrice, ...both } = terms;
      const limit = draft({ ...both, type: orderType.limit, price }, ocoId);
      const stop = draft({ ...both, type: orderType.stopLimit, price: stopLimitPrice, stopPrice }, ocoId);
      // One leg only can be filled, so what the dearer one needs is frozen once, with the limit order.
      const waits = open(limit, largest(needOf(limit), needOf(stop)));
      const armed = triggers.arm(open(stop, '0'));
      return [execute(waits), at(armed.orderId)];
    },
    edit: (orderId, change) => {
      const order = at(orderId);
      if (!order.isOpen || order.price === null || order.amount === null) throw new BusinessError('orderEnded');
      const price = change.price ?? order.price;
      const amount = change.amount ?? order.amount;
      if (order.stopPrice === null && change.stopPrice !== undefined) throw badField('body.stopPrice', 'this order waits for no price');
      const stopPrice = change.stopPrice ?? order.stopPrice;
      const isWaiting = order.state === orderState.waiting;
      const last = market.price(order.tradeId, now());
      if (!market.isOpen(order.tradeId, now())) throw new BusinessError('marketClosed');
      refuse(
        limitProblem(pairOf(order.tradeId), { side: order.side, price, amount, last: isWaiting && stopPrice !== null ? stopPrice : last }),
      );
      if (compare(amount, order.filledAmount) <= 0) throw new BusinessError('orderBelowMinAmount');
      if (isWaiting && stopPrice !== null && compare(stopPrice, last) === 0) throw new BusinessError('orderTriggerPassed');
      const next = { ...order, price, amount, stopPrice };
      const reserved = needOf(next);
      booking.reserve(order, reserved);
      const kept = db.spotOrders.update(orderId, {
        price,
        amount,
        stopPrice,
        reserved,
        ticks: ticksOf(order.tradeId, price),
        priority: nextId(),
        trigger: isWaiting && stopPrice !== null ? directionTo(stopPrice, last) : order.trigger,
        isResting: false,
        updatedTime: now(),
      });
      context.eventBus.emit('orderChanged', kept);
      if (isWaiting) return triggers.arm(kept);
      resting.watch(order.tradeId, order.side);
      return execute(kept);
    },
    cancel: (orderId, reason = endReason.user) => {
      const order = at(orderId);
      if (!order.isOpen) throw new BusinessError('orderEnded');
      endAll(order.ocoId === null ? [order] : legsOf(order.ocoId), reason);
      return at(orderId);
    },
    cancelAll: (owner, scope, reason = endReason.user) =>
      endAll(db.spotOrders.find({ where: { ...scope, owner, isOpen: true }, sort: [['priority', 'asc']] }).list, reason),
    run: (event) => {
      if (event.kind === 'touch') {
        if (isTraded(event.tradeId)) return resting.touch(event.tradeId, event.side, (order) => leadsOff(at(order.orderId)));
        db.spotWatches.remove(`${event.tradeId}:${event.side}`);
        endAll(matching.resting(event.tradeId, event.side), endReason.marketClosed);
        return;
      }
      const order = db.spotOrders.get(event.orderId);
      if (!order?.isOpen) return;
      const unwatched = db.spotOrders.update(order.orderId, { scheduledEventId: null });
      if (!isTraded(order.tradeId)) return void endAll([unwatched], endReason.marketClosed);
      const { isReached, order: trailed } = triggers.isReached(unwatched);
      if (isReached && market.isOpen(order.tradeId, now())) fire(trailed);
      else triggers.arm(trailed);
    },
  };
}
