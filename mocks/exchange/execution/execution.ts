import type { IncomingOrder, Preview } from '../book/book';
import { opposite, type Venue } from '../book/venue';
import type { ExecutionContext } from './context';
import type { ExecutionEvent } from './events';
import { createMatching, type Taken } from './matching';
import type { OrderEnd } from './orderStates';
import type { TradedProduct } from './product';
import { createResting } from './resting';
import { createTriggers, type TriggerOwner, type Triggers } from './triggers';

/** The engine as one product has it for its orders. */
export interface OrderExecution {
  /** What an order would meet now. */
  preview(venue: Venue, order: IncomingOrder): Preview;
  /** Brings an order to the book: matches what can be matched, lets the rest wait or ends it, as its time in force says. */
  enter(orderId: string): void;
  /** Takes an order out of the book that is about to be changed; it comes back by `enter`. */
  withdraw(orderId: string): void;
  /** Ends an order, whatever it waits for. */
  end(orderId: string, end: OrderEnd): void;
  /** Trades for nobody's account with those who wait; nothing while the market is closed. Returns what it took. */
  takeOver(venue: Venue, order: IncomingOrder): readonly Taken[];
}

/** Executes the orders of all products: one book, one matching, one kind of trigger. */
export interface Execution {
  joinOrders(product: TradedProduct): OrderExecution;
  joinTriggers(owner: TriggerOwner): Pick<Triggers, 'arm' | 'disarm'>;
  run(event: ExecutionEvent): void;
}

export function createExecution(context: ExecutionContext): Execution {
  const { book, market, now, eventBus } = context;
  const products = new Map<string, TradedProduct>();
  const owners = new Map<string, TriggerOwner>();
  const triggers = createTriggers(
    context,
    (name) => joined(owners, name),
    ({ product, venue }) => joined(products, product).venue(venue),
  );

  const withdraw = (product: TradedProduct, orderId: string) => {
    const known = book.get(orderId);
    if (!known) return;
    book.remove(orderId);
    resting.watch(product.venue(known.venue), known.side);
  };
  const end = (product: TradedProduct, orderId: string, why: OrderEnd) => {
    triggers.disarm(orderId);
    withdraw(product, orderId);
    product.end(orderId, why);
  };
  const resting = createResting(context, (name) => joined(products, name), end);
  const matching = createMatching(book, end);

  eventBus.on('marketChanged', ({ concerns, at, until }) => {
    // First the orders that rest: the trade that fires a trigger has filled them when its order comes to the book.
    if (until > at) resting.watchAnew(concerns);
    triggers.armAnew(concerns, until);
  });

  return {
    joinOrders: (product) => {
      products.set(product.name, product);
      return {
        preview: (venue, order) => matching.preview(product, venue, order),
        withdraw: (orderId) => withdraw(product, orderId),
        end: (orderId, why) => end(product, orderId, why),
        enter: (orderId) => {
          const order = product.order(orderId);
          if (!order) return;
          const { venue, side } = order;
          const met = matching.match(product, order);
          const rest = product.order(orderId);
          const isLasting = order.timeInForce === 'gtc' || order.timeInForce === 'postOnly';
          if (rest && met.end !== null) end(product, orderId, met.end);
          else if (rest?.amount && isLasting) {
            book.add(venue, { orderId, owner: order.owner, side, price: rest.limit, amount: rest.amount });
            resting.watch(venue, side);
          } else if (rest) end(product, orderId, 'unfilled');
          if (met.filled.length > 0) resting.watch(venue, opposite(side));
          for (const notify of met.told) notify();
        },
        takeOver: (venue, order) => {
          if (!market.isOpen(venue.market, now())) return [];
          const met = matching.takeOver(product, venue, order);
          resting.watch(venue, opposite(order.side));
          for (const notify of met.told) notify();
          return met.filled;
        },
      };
    },
    joinTriggers: (owner) => {
      owners.set(owner.name, owner);
      return triggers;
    },
    run: (event) => {
      if (event.kind === 'trigger') triggers.run(event.orderId);
      else resting.touch(event.venue, event.side);
    },
  };
}

function joined<Joined>(all: ReadonlyMap<string, Joined>, name: string): Joined {
  const known = all.get(name);
  if (known === undefined) throw new RangeError(`nothing named ${name} has joined the engine`);
  return known;
}
