import { add, isZero, largest, type Decimal } from '@/contract/decimal';
import { requiredFunds, orderStage, orderState, orderType, worstPriceOf } from '@/contract/spot';
import { BusinessError, type ErrorCode } from '../../businessError';
import type { Execution } from '../execution/execution';
import type { IncomingOrder } from '../book/book';
import type { PricedAmount } from '../execution/matching';
import type { OrderEnd } from '../execution/orderStates';
import { directionTo } from '../execution/triggers';
import { pairOf } from '../markets';
import type { SpotContext } from './context';
import { createBooking, requiredReserve } from './booking';
import { orderValuesOf, blockerOf, ocoBlockerOf } from './checks';
import { draftOf, trailOf } from './draft';
import { createEditing } from './editing';
import { exitOrder, hasExits } from './exits';
import { spotProduct } from './product';
import type { StoredOrder } from './records';
import type { OcoTerms, OrderChange, OrderTerms } from './request';
import type { SpotScheduledEvent } from './scheduled';
import { coinsOf, venueOf } from './terms';

/** A filter of a user's open orders; all of them if empty. */
export interface OrderScope {
  readonly tradeId?: number | undefined;
  readonly account?: number | undefined;
  readonly stage?: keyof typeof orderStage | undefined;
}

/** The stage of an open order: waiting for its trigger, or in the book. */
export const stageOf = ({ state }: Pick<StoredOrder, 'state'>) => (state === orderState.waiting ? orderStage.trigger : orderStage.book);

/** Spot trading, from spot and margin accounts, with one book per pair. */
export interface Spot {
  /** Why an order is refused, apart from its balance; null if it is not. Throws `BusinessError`. */
  blocker(terms: OrderTerms): ErrorCode | null;
  /** The amount an order would freeze, in the coin it pays with. Throws `BusinessError`. */
  requiredReserve(terms: OrderTerms): { readonly coinId: number; readonly amount: Decimal };
  /** Places an order and matches what can be matched. Throws `BusinessError`. */
  place(terms: OrderTerms): StoredOrder;
  /** Places a limit and a stop-limit order, one of which cancels the other. Throws `BusinessError`. */
  placeOco(terms: OcoTerms): readonly StoredOrder[];
  /** Changes an open order, which loses its priority unless only its exits change. Throws `BusinessError`. */
  edit(orderId: string, change: OrderChange): StoredOrder;
  /** Cancels an open order and, for an OCO, the other leg. Throws `BusinessError` if it has already ended. */
  cancel(orderId: string): StoredOrder;
  /** Cancels open orders and, for OCOs, their other legs; returns the ids of all. */
  cancelAll(owner: number, scope: OrderScope, end?: OrderEnd): string[];
  /** Trades with the book on behalf of no user, within the price band of a market order; nothing while the market is closed. Returns its fills. */
  executeLiquidation(tradeId: number, order: Omit<IncomingOrder, 'limit'>): readonly PricedAmount[];
  /** Schedules the permanent end of trading of a pair, when its open orders are cancelled. */
  delist(tradeId: number, closesTime: number): void;
  run(event: SpotScheduledEvent): void;
}

/** Creates spot trading. Order books, matching and triggers belong to the execution engine. */
export function createSpot(context: SpotContext, execution: Execution): Spot {
  const { db, market, inbox, eventBus, now, nextId } = context;
  const booking = createBooking(context);
  const engine = execution.registerOrders(spotProduct(context, booking));
  const requireOrder = (orderId: string): StoredOrder => {
    const order = db.spotOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  const throwIfBlocked = (blocker: ErrorCode | null) => {
    if (blocker !== null) throw new BusinessError(blocker);
  };
  const triggers = execution.registerTriggers({
    name: 'spot',
    moveTrigger: (orderId, stopPrice) => void db.spotOrders.update(orderId, { stopPrice }),
    expire: (orderId) => engine.end(orderId, 'marketClosed'),
    fire: (orderId) => {
      for (const leg of legsOf(requireOrder(orderId).ocoId)) if (leg.orderId !== orderId) engine.end(leg.orderId, 'otherLeg');
      const order = requireOrder(orderId);
      const reserved = requiredReserve(order);
      try {
        booking.reserve(order, reserved);
      } catch (error) {
        if (!(error instanceof BusinessError && error.code === 'insufficientBalance')) throw error;
        engine.end(orderId, 'noBalance');
        return notifyNotPlaced(order);
      }
      eventBus.emit('orderChanged', db.spotOrders.update(orderId, { state: orderState.open, reserved, updatedTime: now() }));
      engine.enter(orderId);
      const entered = requireOrder(orderId);
      if (entered.state === orderState.expired && isZero(entered.filledAmount)) notifyNotPlaced(entered);
    },
  });
  const notifyNotPlaced = ({ owner, tradeName }: StoredOrder) => {
    if (db.users.get(owner)) inbox.write({ owner, notice: 'orderNotPlaced', at: now(), values: { pair: tradeName }, data: {} });
  };
  const legsOf = (ocoId: string | null) => (ocoId === null ? [] : db.spotOrders.find({ where: { ocoId, isOpen: true } }).list);

  /** The amount a new order freezes. */
  const initialReserve = (order: Pick<StoredOrder, 'tradeId' | 'side' | 'price' | 'amount' | 'turnover'>): Decimal =>
    // Adding zero normalises the amount, whatever zeros were typed.
    add(requiredFunds(pairOf(order.tradeId), order, market.price(order.tradeId, now())), '0');
  /** Freezes money for a new order and saves it. */
  const open = (order: StoredOrder, reserved: Decimal): StoredOrder => {
    booking.reserve(order, reserved);
    const placed = db.spotOrders.insert({ ...order, reserved });
    eventBus.emit('orderChanged', placed);
    return placed;
  };
  /** Arms the trigger of an order: its stop price or its trailing distance. */
  const arm = (order: StoredOrder): StoredOrder => {
    const { orderId, tradeId, type, stopPrice } = order;
    const last = market.price(tradeId, now());
    const isTrailing = type === orderType.trailing;
    triggers.arm({
      orderId,
      product: 'spot',
      venue: String(tradeId),
      goal: isTrailing || stopPrice === null ? null : { direction: directionTo(stopPrice, last), price: stopPrice },
      trail: isTrailing ? trailOf(order, last) : null,
    });
    return order;
  };
  const enter = ({ orderId }: StoredOrder): StoredOrder => {
    engine.enter(orderId);
    return requireOrder(orderId);
  };
  const endAll = (orders: readonly StoredOrder[], end: OrderEnd): string[] => {
    const ended = [...new Set(orders.map(({ orderId }) => orderId))].filter((orderId) => requireOrder(orderId).isOpen);
    for (const orderId of ended) engine.end(orderId, end);
    return ended;
  };

  const edit = createEditing(context, { booking, engine, legsOf, arm, enter });
  const place: Spot['place'] = (terms) => {
    throwIfBlocked(blockerOf(context, engine, terms));
    const order = draftOf(context, terms, null);
    const placed = open(order, initialReserve(order));
    return placed.state === orderState.waiting ? arm(placed) : enter(placed);
  };
  const placeOco: Spot['placeOco'] = (terms) => {
    throwIfBlocked(ocoBlockerOf(context, terms));
    const ocoId = String(nextId());
    const { price, stopPrice, stopLimitPrice, ...common } = terms;
    const limit = draftOf(context, { ...common, type: orderType.limit, price }, ocoId);
    const stop = draftOf(context, { ...common, type: orderType.stopLimit, price: stopLimitPrice, stopPrice }, ocoId);
    // Only one leg can be filled, so what the more expensive one needs is frozen once, for the limit order.
    const openLimit = open(limit, largest(requiredReserve(limit), requiredReserve(stop)));
    const armedStop = arm(open(stop, '0'));
    return [enter(openLimit), requireOrder(armedStop.orderId)];
  };
  // An order may end in the middle of a trade, so its exits are placed afterwards.
  eventBus.on('orderChanged', (order) => {
    if (hasExits(order)) context.schedule(now(), { part: 'spot', kind: 'exits', orderId: order.orderId });
  });
  const placeExits = (order: StoredOrder) => {
    const exit = exitOrder(order, market.price(order.tradeId, now()));
    try {
      if (exit.kind === 'oco') placeOco(exit.terms);
      else place(exit.terms);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      notifyNotPlaced(order);
    }
  };

  return {
    blocker: (terms) => blockerOf(context, engine, terms),
    requiredReserve: (terms) => ({
      coinId: coinsOf(terms).paid.coinId,
      amount: initialReserve({ ...orderValuesOf(terms), tradeId: terms.tradeId, side: terms.side }),
    }),
    place,
    placeOco,
    edit: (orderId, change) => edit(requireOrder(orderId), change),
    cancel: (orderId) => {
      const order = requireOrder(orderId);
      if (!order.isOpen) throw new BusinessError('orderEnded');
      endAll(order.ocoId === null ? [order] : legsOf(order.ocoId), 'byUser');
      return requireOrder(orderId);
    },
    cancelAll: (owner, { stage, ...scope }, end = 'byUser') => {
      const isInStage = (order: StoredOrder) => stage === undefined || stage === stageOf(order);
      const found = db.spotOrders.find({ where: { ...scope, owner, isOpen: true }, matching: isInStage }).list;
      // The legs of an OCO share one frozen amount, so the other leg ends as well, whatever its stage.
      return endAll([...found, ...found.flatMap(({ ocoId }) => legsOf(ocoId))], end);
    },
    executeLiquidation: (tradeId, order) =>
      engine.executeLiquidation(venueOf(tradeId), {
        ...order,
        limit: worstPriceOf(pairOf(tradeId), order.side, market.price(tradeId, now())),
      }),
    delist: (tradeId, closesTime) => {
      db.marketClosings.insert({ tradeId, closesTime });
      context.schedule(closesTime, { part: 'spot', kind: 'delisted', tradeId });
    },
    run: (event) => {
      if (event.kind === 'exits') placeExits(requireOrder(event.orderId));
      else endAll(db.spotOrders.find({ where: { tradeId: event.tradeId, isOpen: true } }).list, 'marketClosed');
    },
  };
}
