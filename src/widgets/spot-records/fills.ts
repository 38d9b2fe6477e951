import { spot } from '@/contract/spot';
import { ordersMoved } from '@/entities/spot-account';
import { recordKind } from '@/widgets/record-page';
import { baseQuery, coinsOf, fee, orderNumber, pair, side } from './columns';
import { pairFilter, roles, sideFilter } from './words';

/** Trade history: every fill. */
export const fills = recordKind({
  id: 'fills',
  label: 'orders.fills',
  endpoint: spot.fills,
  baseQuery,
  refetchOn: [ordersMoved],
  rowKey: ({ fillId }) => fillId,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ time }) => time, place: 'meta' },
    pair,
    side,
    { id: 'price', header: 'orders.price', kind: 'price', value: ({ price }) => price, place: 'status' },
    {
      id: 'amount',
      header: 'orders.executed',
      kind: 'amount',
      value: ({ amount }) => amount,
      unit: (row) => coinsOf(row).base,
      place: 'figure',
    },
    fee,
    { id: 'role', header: 'orders.role', kind: 'text', value: ({ role }, t) => t(roles[role]) },
    { id: 'total', header: 'orders.total', kind: 'amount', value: ({ turnover }) => turnover, unit: (row) => coinsOf(row).quote },
  ],
  details: [orderNumber],
  total: { amount: ({ fee: paid }) => paid, unit: ({ feeCoin }) => feeCoin, label: 'orders.feesOfPage' },
  filters: [pairFilter, sideFilter],
  empty: { text: 'orders.emptyFills' },
});
