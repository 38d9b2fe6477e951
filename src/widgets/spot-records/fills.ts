import { isZero } from '@/contract/decimal';
import { spot, type Fill, type Order } from '@/contract/spot';
import { openOrdersUpdated } from '@/entities/spot-account';
import { recordKind, recordParts, type RecordColumn } from '@/widgets/record-page';
import { baseQuery, coinsOf, fee, orderNumber, pair, side } from './columns';
import { pairFilter, roles, sideFilter } from './labels';

const time: RecordColumn<Fill> = { id: 'time', header: 'orders.time', kind: 'time', value: (row) => row.time, cardSlot: 'meta' };
/** The columns of a fill: price, amount, fee, role and turnover. */
const fillColumns: readonly RecordColumn<Fill>[] = [
  { id: 'price', header: 'orders.price', kind: 'price', value: ({ price }) => price, cardSlot: 'status' },
  {
    id: 'amount',
    header: 'orders.executed',
    kind: 'amount',
    value: ({ amount }) => amount,
    unit: (row) => coinsOf(row).base,
    cardSlot: 'figure',
  },
  fee,
  { id: 'role', header: 'orders.role', kind: 'text', value: ({ role }, t) => t(roles[role]) },
  { id: 'total', header: 'orders.total', kind: 'amount', value: ({ turnover }) => turnover, unit: (row) => coinsOf(row).quote },
];
const rowKey = ({ fillId }: Fill): string => fillId;

/** The fills of one order; they add up to its filled amount. */
export const OrderFills = recordParts({
  label: 'orders.orderFills',
  endpoint: spot.fills,
  rowKey: ({ orderId }: Order) => orderId,
  query: ({ orderId, account }) => ({ orderId, account }),
  version: ({ filledAmount }) => filledAmount,
  hasParts: ({ filledAmount }) => !isZero(filledAmount),
  partKey: rowKey,
  columns: [time, ...fillColumns],
  totals: [
    { label: 'orders.executed', amount: ({ amount }) => amount, unit: (row) => coinsOf(row).base },
    { label: 'orders.fee', amount: ({ fee: paid }) => paid, unit: ({ feeCoin }) => feeCoin },
  ],
  empty: 'orders.emptyOrderFills',
});

/** Trade history: every fill. */
export const fills = recordKind({
  id: 'fills',
  label: 'orders.fills',
  endpoint: spot.fills,
  baseQuery,
  refetchOn: [openOrdersUpdated],
  rowKey,
  columns: [time, pair, side, ...fillColumns],
  details: [orderNumber],
  total: { amount: ({ fee: paid }) => paid, unit: ({ feeCoin }) => feeCoin, label: 'orders.feesOfPage' },
  filters: [pairFilter, sideFilter],
  empty: { text: 'orders.emptyFills' },
});
