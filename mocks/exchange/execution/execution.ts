import type { IncomingOrder, Preview } from '../book/book';
import { opposite, type Venue } from '../book/venue';
import type { ExecutionContext } from './context';
import type { ExecutionEvent } from './events';
import { createMatching, type PricedAmount } from './matching';
import type { OrderEnd } from './orderStates';
import type { TradedProduct } from './product';
import { createResting } from './resting';
import { createTriggers, type TriggerOwner, type Triggers } from './triggers';

/** The engine's interface for the orders of one product. */
export interface OrderExecution {
  /** Previews the execution of an order now. */
  preview(venue: Venue, order: IncomingOrder): Preview;
  /** Enters an order: matches what can be matched, then rests or ends the remainder according to its time in force. */
  enter(orderId: string): void;
  /** Removes an order from the book before it is changed; `enter` brings it back. */
  withdraw(orderId: string): void;
  /** Ends an order, whether it rests in the book or waits for a trigger. */
  end(orderId: string, end: OrderEnd): void;
  /** Trades with the book on behalf of no user; does nothing while the market is closed. Returns the fills. */
  executeLiquidation(venue: Venue, order: IncomingOrder): readonly PricedAmount[];
}

/** Executes the orders of all products, with shared books, matching and triggers. */
export interface Execution {
  registerOrders(product: TradedProduct): OrderExecution;
  registerTriggers(owner: TriggerOwner): Pick<Triggers, 'arm' | 'disarm'>;
  run(event: ExecutionEvent): void;
}

export function createExecution(context: ExecutionContext): Execution {
  const { book, market, now, eventBus } = context;
  const products = new Map<string, TradedProduct>();
  const owners = new Map<string, TriggerOwner>();
  const triggers = createTriggers(
    context,
    (name) => requireRegistered(owners, name),
    ({ product, venue }) => requireRegistered(products, product).venue(venue),
  );

  const withdraw = (product: TradedProduct, orderId: string) => {
    const restingOrder = book.get(orderId);
    if (!restingOrder) return;
    book.remove(orderId);
    resting.watch(product.venue(restingOrder.venue), restingOrder.side);
  };
  const end = (product: TradedProduct, orderId: string, reason: OrderEnd) => {
    triggers.disarm(orderId);
    withdraw(product, orderId);
    product.end(orderId, reason);
  };
  const resting = createResting(context, (name) => requireRegistered(products, name), end);
  const matching = createMatching(book, end);

  eventBus.on('marketChanged', ({ concerns, at, until }) => {
    // Resting orders first: the trade that fires a trigger fills them before the triggered order enters the book.
    if (until > at) resting.rewatch(concerns);
    triggers.rearm(concerns, until);
  });

  return {
    registerOrders: (product) => {
      products.set(product.name, product);
      return {
        preview: (venue, order) => matching.preview(product, venue, order),
        withdraw: (orderId) => withdraw(product, orderId),
        end: (orderId, reason) => end(product, orderId, reason),
        enter: (orderId) => {
          const order = product.order(orderId);
          if (!order) return;
          const { venue, side } = order;
          const result = matching.match(product, order);
          const remainder = product.order(orderId);
          const isLasting = order.timeInForce === 'gtc' || order.timeInForce === 'postOnly';
          if (remainder && result.end !== null) end(product, orderId, result.end);
          else if (remainder?.amount && isLasting) {
            book.add(venue, { orderId, owner: order.owner, side, price: remainder.limit, amount: remainder.amount });
            resting.watch(venue, side);
          } else if (remainder) end(product, orderId, 'unfilled');
          if (result.filled.length > 0) resting.watch(venue, opposite(side));
          for (const notify of result.notifications) notify();
        },
        executeLiquidation: (venue, order) => {
          if (!market.isOpen(venue.market, now())) return [];
          const result = matching.executeLiquidation(product, venue, order);
          resting.watch(venue, opposite(order.side));
          for (const notify of result.notifications) notify();
          return result.filled;
        },
      };
    },
    registerTriggers: (owner) => {
      owners.set(owner.name, owner);
      return triggers;
    },
    run: (event) => {
      if (event.kind === 'trigger') triggers.run(event.orderId);
      else resting.touch(event.venue, event.side);
    },
  };
}

function requireRegistered<Registered>(all: ReadonlyMap<string, Registered>, name: string): Registered {
  const registered = all.get(name);
  if (registered === undefined) throw new RangeError(`no product named ${name} has joined the engine`);
  return registered;
}
