import { orderState, spot } from '@/contract/spot';
import { openOrdersUpdated } from '@/entities/spot-account';
import { recordKind } from '@/widgets/record-page';
import {
  baseQuery,
  averagePrice,
  fee,
  filled,
  leadingColumns,
  orderNumber,
  reason,
  rowKey,
  rowName,
  state,
  terms,
  total,
  trigger,
  updated,
} from './columns';
import { OrderFills } from './fills';
import { ordersCancelled } from './model';
import { pairFilter, sideFilter, states, typeFilter } from './labels';

/** Orders that are filled, cancelled or expired. */
export const orderHistory = recordKind({
  id: 'history',
  label: 'orders.orderHistory',
  endpoint: spot.orderHistory,
  baseQuery,
  refetchOn: [ordersCancelled, openOrdersUpdated],
  rowKey,
  rowName,
  columns: [...leadingColumns, averagePrice, filled, state],
  Parts: OrderFills,
  details: [total, trigger, fee, reason, ...terms, updated, orderNumber],
  filters: [
    pairFilter,
    sideFilter,
    typeFilter,
    {
      id: 'state',
      label: 'orders.state',
      kind: 'choice',
      options: [orderState.filled, orderState.cancelled, orderState.expired].map((value) => ({ value, label: states[value].label })),
    },
  ],
  empty: { text: 'orders.emptyHistory' },
});
