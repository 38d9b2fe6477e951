import { spot, type Order } from '@/contract/spot';
import { recordKind, type RecordAction } from '@/widgets/record-page';
import { baseQuery, filled, named, rowKey, rowName, total, trigger } from './columns';
import { cancelAll, cancelOrder } from './model';
import { pairFilter, sideFilter, sideOf, typeFilter } from './words';

const cancel: RecordAction<Order> = {
  label: 'orders.cancel',
  mutation: cancelOrder,
  becomes: 'removed',
  confirm: {
    title: 'orders.cancelTitle',
    label: 'orders.cancelOrder',
    text: (row, t) => t('orders.cancelText', { side: t(sideOf(row).label), pair: row.tradeName }),
  },
};

/** Open orders, including those not triggered yet. */
export const openOrders = recordKind({
  id: 'open',
  label: 'orders.openOrders',
  endpoint: spot.openOrders,
  baseQuery,
  isUndated: true,
  isPending: () => true,
  rowKey,
  rowName,
  columns: [...named, filled, total, trigger],
  actions: [cancel],
  bulk: {
    label: 'orders.cancelAll',
    mutation: cancelAll,
    isOffered: ({ side, type }) => side === undefined && type === undefined,
    confirm: {
      title: 'orders.cancelAllTitle',
      label: 'orders.cancelOrders',
      text: ({ tradeId }, t) => t(tradeId === undefined ? 'orders.cancelAllText' : 'orders.cancelPairText'),
    },
  },
  filters: [pairFilter, sideFilter, typeFilter],
  empty: { text: 'orders.emptyOpen', hint: 'orders.emptyOpenHint' },
});
