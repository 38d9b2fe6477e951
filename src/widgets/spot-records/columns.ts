import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { tradingAccount, type Fill, type Order } from '@/contract/spot';
import type { RecordColumn } from '@/widgets/record-page';
import { sideOf, states, types } from './words';

/** Only the spot account: margin orders have a page of their own. */
export const baseQuery = { account: tradingAccount.spot };
export const rowKey = ({ orderId }: Order): string => orderId;
/** Names an order in the accessible names of its buttons. */
export const rowName = ({ tradeName, orderId }: Order): string => `${tradeName} ${orderId}`;

/** The two coins of a pair such as `BTC/USDT`. */
export const coinsOf = ({ tradeName }: Pick<Order, 'tradeName'>) => {
  const [base = '', quote = ''] = tradeName.split('/');
  return { base, quote };
};

/** The first columns of open and past orders. */
export const named: readonly RecordColumn<Order>[] = [
  { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, place: 'meta' },
  { id: 'pair', header: 'orders.pair', kind: 'text', value: ({ tradeName }) => tradeName, place: 'title', width: 104 },
  { id: 'type', header: 'orders.type', kind: 'text', value: ({ type }, t) => t(types[type]), place: 'meta', width: 104 },
  { id: 'side', header: 'orders.side', kind: 'state', value: sideOf, place: 'title', width: 72 },
  { id: 'price', header: 'orders.price', kind: 'price', value: ({ price }) => price, place: 'status', width: 112 },
  {
    id: 'amount',
    header: 'orders.amount',
    kind: 'amount',
    value: ({ amount }) => amount,
    unit: (row) => coinsOf(row).base,
    place: 'figure',
    width: 128,
  },
];

export const filled: RecordColumn<Order> = { id: 'filled', header: 'orders.filled', kind: 'progress', value: filledShare, width: 120 };
export const total: RecordColumn<Order> = {
  id: 'total',
  header: 'orders.total',
  kind: 'amount',
  width: 128,
  value: turnoverOf,
  unit: (row) => coinsOf(row).quote,
};
export const trigger: RecordColumn<Order> = {
  id: 'trigger',
  header: 'orders.trigger',
  kind: 'price',
  width: 112,
  value: ({ stopPrice, activationPrice }) => stopPrice ?? activationPrice,
};
export const averagePrice: RecordColumn<Order> = { id: 'average', header: 'orders.averagePrice', kind: 'price', value: averagePriceOf };
export const state: RecordColumn<Order> = {
  id: 'state',
  header: 'orders.state',
  kind: 'state',
  value: (row) => states[row.state],
  place: 'status',
};
export const fee: RecordColumn<Order | Fill> = {
  id: 'fee',
  header: 'orders.fee',
  kind: 'amount',
  value: (row) => row.fee,
  unit: ({ feeCoin }) => feeCoin,
};
export const orderNumber: RecordColumn<Order | Fill> = {
  id: 'orderId',
  header: 'orders.number',
  kind: 'text',
  value: ({ orderId }) => orderId,
};

/** The filled fraction of an order, from 0 to 1; by turnover if the order is for a turnover instead of an amount. */
export function filledShare({ amount, turnover, filledAmount, filledTurnover }: Order): Decimal {
  const [done, whole] = amount === null ? [filledTurnover, turnover ?? '0'] : [filledAmount, amount];
  return isZero(whole) ? '0' : truncate(divide(done, whole), 4);
}

/** The turnover of an order in the quote coin; null if its price is unknown. */
export function turnoverOf({ turnover, price, amount }: Order): Decimal | null {
  return turnover ?? (price === null || amount === null ? null : multiply(price, amount));
}

/** The average fill price, truncated to 8 decimals; null if nothing is filled. */
export function averagePriceOf({ filledAmount, filledTurnover }: Order): Decimal | null {
  return isZero(filledAmount) ? null : truncate(divide(filledTurnover, filledAmount), maxPriceDecimals);
}

const maxPriceDecimals = 8;
