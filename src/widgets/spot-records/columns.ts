import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { orderState, orderType, tradeType, tradingAccount, type Fill, type Order } from '@/contract/spot';
import type { RecordColumn } from '@/widgets/record-page';
import { timesInForce, loans, reasons, sideOf, states, types } from './labels';

/** The spot account, unless the list's page sets another one in its scope. */
export const baseQuery = { account: tradingAccount.spot };
export const rowKey = ({ orderId }: Pick<Order, 'orderId'>): string => orderId;
/** Names an order in the accessible names of its buttons. */
export const rowName = ({ tradeName, orderId }: Pick<Order, 'tradeName' | 'orderId'>): string => `${tradeName} ${orderId}`;

/** The two coins of a pair such as `BTC/USDT`. */
export const coinsOf = ({ tradeName }: Pick<Order, 'tradeName'>) => {
  const [base = '', quote = ''] = tradeName.split('/');
  return { base, quote };
};

const placed: RecordColumn<Pick<Order, 'createdTime'>> = {
  id: 'time',
  header: 'orders.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
  cardSlot: 'meta',
};
export const pair: RecordColumn<Pick<Order, 'tradeName'>> = {
  id: 'pair',
  header: 'orders.pair',
  kind: 'text',
  value: ({ tradeName }) => tradeName,
  cardSlot: 'title',
  width: 128,
};
const type: RecordColumn<Order> = {
  id: 'type',
  header: 'orders.type',
  kind: 'text',
  value: (row, t) => t(types[row.type]),
  cardSlot: 'meta',
  width: 104,
};
export const side: RecordColumn<Pick<Order, 'side'>> = {
  id: 'side',
  header: 'orders.side',
  kind: 'state',
  value: sideOf,
  cardSlot: 'title',
  width: 72,
};
const price: RecordColumn<Pick<Order, 'price'>> = {
  id: 'price',
  header: 'orders.price',
  kind: 'price',
  value: (row) => row.price,
  cardSlot: 'status',
  width: 112,
};
const amount: RecordColumn<Pick<Order, 'amount' | 'tradeName'>> = {
  id: 'amount',
  header: 'orders.amount',
  kind: 'amount',
  value: (row) => row.amount,
  unit: (row) => coinsOf(row).base,
  cardSlot: 'figure',
  width: 128,
};

/** The first columns of orders of one type. */
export const limitOrder: readonly RecordColumn<Pick<Order, 'createdTime' | 'tradeName' | 'side' | 'price' | 'amount'>>[] = [
  placed,
  pair,
  side,
  price,
  amount,
];
/** The first columns of open and past orders. */
export const leadingColumns: readonly RecordColumn<Order>[] = [placed, pair, type, side, price, amount];

/** The amounts of an order; types that only support an amount have no turnover. */
type OrderAmounts = Pick<Order, 'price' | 'amount' | 'filledAmount' | 'filledTurnover'> & Partial<Pick<Order, 'turnover' | 'state'>>;

export const filled: RecordColumn<OrderAmounts> = {
  id: 'filled',
  header: 'orders.filled',
  kind: 'progress',
  value: filledShare,
  width: 120,
};
export const total: RecordColumn<OrderAmounts & Pick<Order, 'tradeName'>> = {
  id: 'total',
  header: 'orders.total',
  kind: 'amount',
  width: 152,
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
export const averagePrice: RecordColumn<OrderAmounts> = {
  id: 'average',
  header: 'orders.averagePrice',
  kind: 'price',
  value: averagePriceOf,
};
export const state: RecordColumn<Pick<Order, 'state'>> = {
  id: 'state',
  header: 'orders.state',
  kind: 'state',
  value: (row) => states[row.state],
  cardSlot: 'status',
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

/** The other terms of an order: its time in force, exit prices, linked orders and loan. */
export const terms: readonly RecordColumn<Order>[] = [
  {
    id: 'force',
    header: 'orders.force',
    kind: 'text',
    width: 160,
    value: ({ timeInForce: force, type: kind }, t) => (kind === orderType.limit ? t(timesInForce[force]) : null),
  },
  { id: 'trailing', header: 'orders.trailing', kind: 'text', value: ({ trailing }) => trailing && `${multiply(trailing, '100')}%` },
  { id: 'takeProfit', header: 'orders.takeProfit', kind: 'price', value: ({ takeProfitPrice = null }) => takeProfitPrice },
  { id: 'stopLoss', header: 'orders.stopLoss', kind: 'price', value: ({ stopLossPrice = null }) => stopLossPrice },
  { id: 'oco', header: 'orders.oco', kind: 'text', value: ({ ocoId }) => ocoId },
  { id: 'exitOf', header: 'orders.exitOf', kind: 'text', value: ({ exitOf = null }) => exitOf },
  {
    id: 'loan',
    header: 'orders.loan',
    kind: 'text',
    value: ({ tradeType: loanOption }, t) => (loanOption === tradeType.normal ? null : t(loans[loanOption])),
  },
];
export const reason: RecordColumn<Order> = {
  id: 'reason',
  header: 'orders.reason',
  kind: 'text',
  value: ({ reason: endReason }, t) => endReason && t(reasons[endReason]),
};
export const updated: RecordColumn<Order> = {
  id: 'updated',
  header: 'orders.updated',
  kind: 'time',
  value: ({ updatedTime }) => updatedTime,
};

/** The filled fraction of an order, from 0 to 1; by turnover if the order is for a turnover instead of an amount. */
export function filledShare({ amount: orderAmount, turnover, filledAmount, filledTurnover, state: currentState }: OrderAmounts): Decimal {
  if (currentState === orderState.filled) return '1';
  const [done, whole] = orderAmount === null ? [filledTurnover, turnover ?? '0'] : [filledAmount, orderAmount];
  return isZero(whole) ? '0' : truncate(divide(done, whole), 4);
}

/** The turnover of an order in the quote coin; null if its price is unknown. */
export function turnoverOf({ turnover, price: limitPrice, amount: orderAmount }: OrderAmounts): Decimal | null {
  return turnover ?? (limitPrice === null || orderAmount === null ? null : multiply(limitPrice, orderAmount));
}

/** The average fill price, truncated to 8 decimals; null if nothing is filled. */
export function averagePriceOf({ filledAmount, filledTurnover }: OrderAmounts): Decimal | null {
  return isZero(filledAmount) ? null : truncate(divide(filledTurnover, filledAmount), maxPriceDecimals);
}

const maxPriceDecimals = 8;
