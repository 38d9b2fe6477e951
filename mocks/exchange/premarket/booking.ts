import { account } from '@/contract/capital';
import { add, compare, divide, isGreater, isZero, multiply, subtract, type Decimal } from '@/contract/decimal';
import { dealState, pledgeOf } from '@/contract/premarket';
import { orderSide, orderState } from '@/contract/spot';
import { spotEnd, type OrderEnd } from '../execution/orderStates';
import type { Fill } from '../execution/product';
import { coinByName, pairOf } from '../markets';
import { entryKind, movement, type AccountBucket, referenceType } from '../posting';
import type { PremarketContext } from './context';
import type { StoredPremarketDeal, StoredPremarketOrder } from './records';

/** Books the effects of pre-market orders: pledges in the spot account, deals, messages. */
export interface PremarketBooking {
  /** Freezes the pledge of an order. Throws `BusinessError` without changing anything. */
  pledge(order: StoredPremarketOrder): void;
  /** Freezes or releases money so that `pledge` is frozen for an order. Throws `BusinessError` without changing anything. */
  repledge(order: StoredPremarketOrder, pledge: Decimal): void;
  /** Creates the deals of a match: their pledges stay frozen until settlement, and any excess pledge of an order is released. */
  settle(fills: readonly Fill[]): () => void;
  /** Ends an order and releases what is still frozen for it. */
  end(orderId: string, end: OrderEnd): void;
}

/** A bucket of a user's spot account, where pledges are frozen and tokens are delivered from and to. */
export const spotBucket = (owner: number, bucket: AccountBucket['bucket']): AccountBucket => ({
  account: { owner, wallet: account.spot },
  bucket,
});

/** The coins of a pair. */
export const coinsOf = ({ tradeId }: Pick<StoredPremarketOrder, 'tradeId'>) => {
  const { base, quote } = pairOf(tradeId);
  return { base: coinByName(base), quote: coinByName(quote) };
};

export function createPremarketBooking({ db, ledger, inbox, nextId, now }: PremarketContext): PremarketBooking {
  const orderAt = (orderId: string): StoredPremarketOrder => {
    const order = db.premarketOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  const move = (order: StoredPremarketOrder, kind: 'freeze' | 'release', amount: Decimal) => {
    if (isZero(amount)) return;
    const [available, frozen] = [spotBucket(order.owner, 'available'), spotBucket(order.owner, 'frozen')];
    const [from, to] = kind === entryKind.freeze ? [available, frozen] : [frozen, available];
    const lines = movement(coinsOf(order).quote.coinId, amount, from, to);
    ledger.post({ at: now(), kind, reference: { type: referenceType.preMarketOrder, id: order.orderId }, lines });
  };
  const notify = (order: StoredPremarketOrder) => {
    if (order.state !== orderState.filled) return;
    const { tradeName: pair, filledAmount: amount, filledTurnover } = order;
    const price = divide(filledTurnover, amount, 8);
    const values = { pair, amount, coin: coinsOf(order).base.shortName, price };
    inbox.write({ owner: order.owner, notice: 'premarketMatched', at: now(), values, jumpLink: '/preMarket' });
  };
  const insertDeal = (fill: Fill, sequence: number, counterpart: string | null) => {
    const order = orderAt(fill.orderId);
    const { owner, orderId, tradeId, tradeName, side } = order;
    const { base, quote } = coinsOf(order);
    // A seller's collateral is based on the order's price, even if more is paid.
    const pledge = pledgeOf(side, side === orderSide.buy ? fill.price : order.price, fill.amount);
    const turnover = multiply(fill.price, fill.amount);
    const deal: StoredPremarketDeal = {
      dealId: String(sequence),
      sequence,
      counterpart,
      owner,
      orderId,
      tradeId,
      tradeName,
      side,
      role: fill.role,
      price: fill.price,
      amount: fill.amount,
      turnover,
      pledge,
      state: dealState.pending,
      fee: '0',
      feeCoin: (side === orderSide.buy ? base : quote).shortName,
      time: now(),
      settledTime: null,
    };
    db.premarketDeals.insert(deal);
    const filledAmount = add(order.filledAmount, fill.amount);
    const remainingPledge = pledgeOf(side, order.price, subtract(order.amount, filledAmount));
    move(order, entryKind.release, subtract(subtract(order.pledge, pledge), remainingPledge));
    const isFilled = compare(filledAmount, order.amount) === 0;
    const updated = db.premarketOrders.update(orderId, {
      filledAmount,
      filledTurnover: add(order.filledTurnover, turnover),
      pledge: remainingPledge,
      state: isFilled ? orderState.filled : orderState.partlyFilled,
      isOpen: !isFilled,
      updatedTime: now(),
    });
    notify(updated);
  };

  return {
    pledge: (order) => move(order, entryKind.freeze, order.pledge),
    repledge: (order, pledge) => {
      if (isGreater(pledge, order.pledge)) move(order, entryKind.freeze, subtract(pledge, order.pledge));
      else move(order, entryKind.release, subtract(order.pledge, pledge));
    },
    settle: (fills) => {
      const sequences = fills.map(() => nextId());
      fills.forEach((fill, index) => {
        const other = sequences[1 - index];
        insertDeal(fill, sequences[index] ?? 0, fills.length === 1 || other === undefined ? null : String(other));
      });
      return () => {};
    },
    end: (orderId, end) => {
      const order = orderAt(orderId);
      move(order, entryKind.release, order.pledge);
      db.premarketOrders.update(orderId, { ...spotEnd(end), isOpen: false, pledge: '0', updatedTime: now() });
    },
  };
}
