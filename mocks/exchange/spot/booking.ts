import { add, compare, divide, isZero, multiply, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { instrumentType } from '@/contract/market';
import { feesOf, fillRole, orderSide, orderState } from '@/contract/spot';
import { spotEnd, type OrderEnd } from '../execution/orderStates';
import type { Fill } from '../execution/product';
import type { SpotContext } from './context';
import { pairOf } from '../markets';
import { entryKind, systemAccounts, movement, type Line, referenceType } from '../posting';
import type { StoredOrder } from './records';
import { accountOfOrder, coinsOf } from './terms';

/** Decimals of a fee. */
const feePrecision = 8;

export interface Booking {
  /** Freezes or releases money so that `reserved` is frozen for an order. Throws `BusinessError` without changing anything. */
  reserve(order: Pick<StoredOrder, 'orderId' | 'owner' | 'account' | 'tradeId' | 'side' | 'reserved'>, reserved: Decimal): void;
  /** Settles a trade between two orders, or of one order with the market. Returns a function that emits its fills. */
  settle(fills: readonly Fill[]): () => void;
  /** Ends an order and releases what is still frozen for it. */
  end(orderId: string, end: OrderEnd): void;
}

/** The remaining amount of an order in the base coin; zero for a market order sized by turnover. */
export const remainingOf = ({ amount, filledAmount }: Pick<StoredOrder, 'amount' | 'filledAmount'>): Decimal =>
  amount === null ? '0' : subtract(amount, filledAmount);

/** The amount to freeze of the coin paid with, for an order with a price or sized in that coin. */
export function requiredReserve(
  order: Pick<StoredOrder, 'side' | 'price' | 'amount' | 'filledAmount' | 'turnover' | 'filledTurnover'>,
): Decimal {
  if (order.turnover !== null) return subtract(order.turnover, order.filledTurnover);
  const remaining = remainingOf(order);
  return order.side === orderSide.buy && order.price !== null ? multiply(order.price, remaining) : remaining;
}

/** Books the effects of orders: frozen money, fills, fees, messages, events. */
export function createBooking({ db, ledger, inbox, eventBus, nextId, now }: SpotContext): Booking {
  const notify = (order: StoredOrder) => {
    if (order.state !== orderState.filled || !db.users.get(order.owner)) return;
    const { base, quote } = pairOf(order.tradeId);
    const values = {
      amount: order.filledAmount,
      coin: base,
      pair: order.tradeName,
      price: averagePriceOf(order, 8),
    };
    inbox.write({
      owner: order.owner,
      notice: order.side === orderSide.buy ? 'orderBought' : 'orderSold',
      at: now(),
      values,
      data: { tradeId: order.tradeId, baseCurrency: base, quoteCurrency: quote, instType: instrumentType.spot },
    });
  };
  /** Posts the fee, and saves the fill and the updated order. */
  const saveFill = (order: StoredOrder, { price, amount, role }: Fill): (() => void) => {
    const { received } = coinsOf(order);
    const turnover = multiply(price, amount);
    const rates = feesOf(db.users.get(order.owner)?.vipLevel ?? 0);
    const receivedAmount = order.side === orderSide.buy ? amount : turnover;
    const fee = truncate(multiply(receivedAmount, role === fillRole.maker ? rates.maker : rates.taker), feePrecision);
    const sequence = nextId();
    const fillId = String(sequence);
    if (!isZero(fee))
      ledger.post({
        at: now(),
        kind: entryKind.fee,
        reference: { type: referenceType.fill, id: fillId },
        lines: movement(
          received.coinId,
          fee,
          { account: accountOfOrder(order), bucket: 'available' },
          { account: { owner: systemAccounts.fees, wallet: order.account }, bucket: 'available' },
        ),
      });
    const fill = db.spotFills.insert({
      fillId,
      sequence,
      owner: order.owner,
      orderId: order.orderId,
      tradeId: order.tradeId,
      tradeName: order.tradeName,
      account: order.account,
      side: order.side,
      role,
      price,
      amount,
      turnover,
      fee,
      feeCoin: received.shortName,
      time: now(),
    });
    const progress = filled(order, amount, turnover);
    const isFilled = progress.amount !== null && compare(progress.filledAmount, progress.amount) === 0;
    const updated = db.spotOrders.update(order.orderId, {
      filledAmount: progress.filledAmount,
      filledTurnover: progress.filledTurnover,
      fee: add(order.fee, fee),
      reserved: reservedAfter(order, turnover, amount),
      state: isFilled ? orderState.filled : orderState.partlyFilled,
      ...(isFilled && { isOpen: false }),
      updatedTime: now(),
    });
    eventBus.emit('orderChanged', updated);
    notify(updated);
    return () => eventBus.emit('orderFilled', fill);
  };
  const orderAt = (orderId: string): StoredOrder => {
    const order = db.spotOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };

  return {
    reserve: (order, reserved) => {
      const additional = subtract(reserved, order.reserved);
      if (isZero(additional)) return;
      const account = accountOfOrder(order);
      const { coinId } = coinsOf(order).paid;
      const isFreezing = compare(additional, '0') > 0;
      const buckets = [
        { account, bucket: 'available' },
        { account, bucket: 'frozen' },
      ] as const;
      ledger.post({
        at: now(),
        kind: isFreezing ? entryKind.freeze : entryKind.release,
        reference: { type: referenceType.order, id: order.orderId },
        lines: isFreezing
          ? movement(coinId, additional, buckets[0], buckets[1])
          : movement(coinId, negate(additional), buckets[1], buckets[0]),
      });
    },
    settle: (fills) => {
      const parties = fills.map((fill) => ({ fill, order: orderAt(fill.orderId) }));
      const orderLines = parties.flatMap(({ order, fill }) => linesOf(order, fill));
      const wallet = parties[0]?.order.account ?? 0;
      // The simulated participants are the counterparty for whatever no other order matches.
      const market = [...netOf(orderLines)].flatMap(([coinId, amount]): Line[] =>
        isZero(amount)
          ? []
          : [{ account: { owner: systemAccounts.liquidity, wallet }, coinId, amount: negate(amount), bucket: 'available' }],
      );
      ledger.post({
        at: now(),
        kind: entryKind.trade,
        reference: { type: referenceType.order, id: fills.at(-1)?.orderId ?? '' },
        lines: [...orderLines, ...market],
      });
      const notifiers = parties.map(({ order, fill }) => saveFill(order, fill));
      return () => notifiers.forEach((notify) => notify());
    },
    end: (orderId, end) => {
      const order = orderAt(orderId);
      const remaining = order.reserved;
      const { state, reason } = spotEnd(end);
      const ended = db.spotOrders.update(orderId, { state, reason, isOpen: false, reserved: '0', updatedTime: now() });
      if (!isZero(remaining))
        ledger.post({
          at: now(),
          kind: entryKind.release,
          reference: { type: referenceType.order, id: order.orderId },
          lines: movement(
            coinsOf(order).paid.coinId,
            remaining,
            { account: accountOfOrder(order), bucket: 'frozen' },
            { account: accountOfOrder(order), bucket: 'available' },
          ),
        });
      eventBus.emit('orderChanged', ended);
      notify(ended);
    },
  };
}

/** The average fill price of an order; zero if nothing is filled. */
export const averagePriceOf = (
  { filledAmount, filledTurnover }: Pick<StoredOrder, 'filledAmount' | 'filledTurnover'>,
  precision: number,
): Decimal => (isZero(filledAmount) ? '0' : divide(filledTurnover, filledAmount, precision));

const filled = (order: StoredOrder, amount: Decimal, turnover: Decimal) => ({
  ...order,
  filledAmount: add(order.filledAmount, amount),
  filledTurnover: add(order.filledTurnover, turnover),
});

/** What stays frozen after a fill: what the remainder needs or, for a market order sized in the coin received, all that is left, as its price is unknown. */
function reservedAfter(order: StoredOrder, turnover: Decimal, amount: Decimal): Decimal {
  const after = filled(order, amount, turnover);
  if (!countsInReceived(order)) return requiredReserve(after);
  const isFilled = order.amount !== null && isZero(remainingOf(after));
  return isFilled ? '0' : subtract(order.reserved, order.side === orderSide.buy ? turnover : amount);
}

/** Whether an order without a price is sized in the coin it receives. */
const countsInReceived = ({ side, price, amount, turnover }: StoredOrder): boolean =>
  price === null && (side === orderSide.buy ? amount !== null : turnover !== null);

/** The ledger lines of a fill in the order's own account. */
function linesOf(order: StoredOrder, { price, amount }: Fill): Line[] {
  const turnover = multiply(price, amount);
  const { paid, received } = coinsOf(order);
  const [paidAmount, receivedAmount] = order.side === orderSide.buy ? [turnover, amount] : [amount, turnover];
  const excess = subtract(subtract(order.reserved, paidAmount), reservedAfter(order, turnover, amount));
  const account = accountOfOrder(order);
  return [
    { account, coinId: paid.coinId, amount: negate(add(paidAmount, excess)), bucket: 'frozen' },
    ...(isZero(excess) ? [] : [{ account, coinId: paid.coinId, amount: excess, bucket: 'available' } as const]),
    { account, coinId: received.coinId, amount: receivedAmount, bucket: 'available' },
  ];
}

function netOf(lines: readonly Line[]): Map<number, Decimal> {
  const sums = new Map<number, Decimal>();
  for (const { coinId, amount } of lines) sums.set(coinId, add(sums.get(coinId) ?? '0', amount));
  return sums;
}
