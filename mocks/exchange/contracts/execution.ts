import { add, compare, isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { OrderEnd } from '@/contract/swap';
import type { IncomingOrder, Offer } from '../book/book';
import type { WaitingOrder } from '../book/waiting';
import { BusinessError } from '../../businessError';
import type { ContractsContext } from './context';
import type { Applied, Matching, Taken } from './matching';
import { isTraded, worstPrice } from './blockers';
import type { StoredContractOrder } from './records';
import { venueOf, type Terms } from './terms';

/** What came of an order that met the book: why it cannot go on, whose orders it filled, and what became of positions of both sides. */
interface Met {
  readonly stopped: OrderEnd | null;
  readonly makers: ReadonlySet<string>;
  readonly events: Applied['events'];
}

/** The same of what was taken over: at which prices it was closed. */
interface TakenOver extends Omit<Met, 'stopped'> {
  readonly taken: readonly Taken[];
}

/** How an order for a contract meets what waits in its book. */
export interface Execution {
  /** What an order finds at once, in the order in which it is filled. Throws `BusinessError` where its kind does not allow that. */
  plan(order: StoredContractOrder, terms: Terms, at: number): Offer[];
  /** Trades with what waits in the book for nobody's account, no worse than a limit; nothing while the contract is halted. */
  takeOver(demand: Pick<IncomingOrder, 'owner' | 'side' | 'limit'> & { readonly amount: Decimal }, terms: Terms, at: number): TakenOver;
  /** Fills an order with what it found, and at once those who waited: what one buys the other sells. */
  fill(orderId: string, offers: readonly Offer[], terms: Terms, at: number): Met;
}

export function createExecution(context: ContractsContext, matching: Matching): Execution {
  const { db, market, book } = context;
  const kept = (orderId: string): StoredContractOrder => {
    const order = db.contractOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  /** Fills two orders with each other, piece by piece: neither is filled where the other cannot be. */
  const between = (takerId: string, maker: WaitingOrder, offered: Offer['amount'], at: number): Applied => {
    const { price } = maker;
    const events: Applied['events'][number][] = [];
    let left = offered;
    let stopped: OrderEnd | null = null;
    while (isGreater(left, '0')) {
      const [taking, making] = [kept(takerId), kept(maker.orderId)];
      const amount = smallest(left, matching.piece(taking), matching.piece(making));
      stopped = matching.hindrance(taking, { price, amount }, 'taker', at);
      // Who waited and cannot be filled any more is passed over; its own turn ends it.
      if (stopped !== null || matching.hindrance(making, { price, amount }, 'maker', at) !== null) break;
      events.push(...matching.apply(making, { price, amount }, 'maker', at).events);
      events.push(...matching.apply(taking, { price, amount }, 'taker', at).events);
      left = subtract(left, amount);
    }
    return { filled: subtract(offered, left), stopped, events };
  };

  /** Whether an order that waits could be filled by the least there is. */
  const isAble =
    ({ lot }: Terms, at: number) =>
    ({ orderId, price }: WaitingOrder) =>
      matching.hindrance(kept(orderId), { price, amount: lot }, 'maker', at) === null;

  return {
    takeOver: (demand, terms, at) => {
      const [taken, makers, events]: [Taken[], Set<string>, Applied['events'][number][]] = [[], new Set(), []];
      if (!isTraded(context, terms, at)) return { taken, makers, events };
      for (const offer of book.plan(venueOf(terms), { ...demand, turnover: null }, isAble(terms, at))) {
        const { price } = offer;
        if (offer.maker !== null) makers.add(offer.maker.orderId);
        let left = offer.amount;
        while (offer.maker !== null && isGreater(left, '0')) {
          const making = kept(offer.maker.orderId);
          const amount = smallest(left, matching.piece(making));
          if (matching.hindrance(making, { price, amount }, 'maker', at) !== null) break;
          events.push(...matching.apply(making, { price, amount }, 'maker', at).events);
          left = subtract(left, amount);
        }
        const amount = offer.maker === null ? offer.amount : subtract(offer.amount, left);
        if (!isZero(amount)) book.take(venueOf(terms), demand.side, { ...offer, amount });
        taken.push({ price, amount });
      }
      return { taken, makers, events };
    },
    plan: (order, terms, at) => {
      const { owner, side, kind } = order;
      const amount = subtract(order.amount, order.filledAmount);
      const limit = order.price ?? worstPrice(market.mark(terms.market, at), side);
      const offers = book.plan(venueOf(terms), { owner, side, limit, amount, turnover: null }, isAble(terms, at));
      const isAll = compare(add(...offers.map((offer) => offer.amount)), amount) === 0;
      if (kind === 'postOnly' && offers.length > 0) throw new BusinessError('orderWouldMatch');
      if ((kind === 'fok' && !isAll) || (kind === 'market' && offers.length === 0)) throw new BusinessError('orderCannotFill');
      return offers;
    },
    fill: (orderId, offers, terms, at) => {
      const makers = new Set<string>();
      const events: Applied['events'][number][] = [];
      for (const offer of offers) {
        const isBook = offer.maker === null;
        const done = isBook ? matching.apply(kept(orderId), offer, 'taker', at) : between(orderId, offer.maker, offer.amount, at);
        if (!isBook) makers.add(offer.maker.orderId);
        if (!isZero(done.filled)) book.take(venueOf(terms), kept(orderId).side, { ...offer, amount: done.filled });
        events.push(...done.events);
        if (done.stopped !== null) return { stopped: done.stopped, makers, events };
      }
      return { stopped: null, makers, events };
    },
  };
}
