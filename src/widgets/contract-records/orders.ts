import { swap, type ContractOrder } from '@/contract/swap';
import { contractOrdersUpdated } from '@/entities/contract-account';
import { recordKind } from '@/widgets/record-page';
import {
  amount,
  average,
  coinOf,
  edit,
  exits,
  fee,
  filled,
  leadingColumns,
  orderNumber,
  price,
  reason,
  reduceOnly,
  rowKey,
  rowName,
  tif,
} from './columns';
import { OrderDeals } from './deals';
import { cancelAll, cancelOrder, cancelSelected, contractOrdersCancelled } from './model';
import { cancelAllText, cancelText, sideFilter, states, typeFilter } from './labels';

/** Orders in the book. */
export const contractOrders = recordKind({
  id: 'orders',
  label: 'contract.orders',
  endpoint: swap.openOrders,
  isUndated: true,
  isPending: () => true,
  refetchOn: [contractOrdersUpdated, cancelSelected.done],
  rowKey,
  rowName,
  columns: [...leadingColumns, price, amount, filled, average, tif, reduceOnly, fee, ...exits],
  details: [orderNumber],
  Parts: OrderDeals,
  openers: [edit<ContractOrder>()],
  actions: [
    {
      label: 'orders.cancel',
      mutation: cancelOrder,
      optimisticResult: 'removed',
      confirm: {
        title: 'orders.cancelTitle',
        label: 'orders.cancelOrder',
        text: cancelText,
      },
    },
  ],
  batch: {
    label: 'contract.cancelChosen',
    mutation: cancelSelected,
    confirm: {
      title: 'contract.cancelChosenTitle',
      label: 'orders.cancelOrders',
      text: (orders, t) => t('contract.cancelChosenText', { count: orders.length }),
    },
  },
  bulk: {
    label: 'orders.cancelAll',
    mutation: cancelAll,
    isAvailable: ({ side, kind }) => side === undefined && kind === undefined,
    confirm: { title: 'orders.cancelAllTitle', label: 'orders.cancelOrders', text: cancelAllText },
  },
  filters: [sideFilter, typeFilter],
  empty: { text: 'contract.emptyOrders' },
});

/** Orders that are filled or cancelled. */
export const contractOrderHistory = recordKind({
  id: 'history',
  label: 'contract.orderHistory',
  endpoint: swap.orderHistory,
  refetchOn: [contractOrdersCancelled, contractOrdersUpdated],
  rowKey,
  rowName,
  columns: [
    ...leadingColumns,
    price,
    amount,
    average,
    filled,
    fee,
    tif,
    reduceOnly,
    reason,
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => states[state], cardSlot: 'status' },
  ],
  Parts: OrderDeals,
  details: [
    { id: 'realised', header: 'contract.realised', kind: 'amount', value: ({ realised }) => realised, unit: coinOf },
    ...exits,
    orderNumber,
  ],
  filters: [
    sideFilter,
    typeFilter,
    {
      id: 'state',
      label: 'orders.state',
      kind: 'choice',
      options: (['filled', 'cancelled'] as const).map((value) => ({ value, label: states[value].label })),
    },
  ],
  empty: { text: 'orders.emptyHistory' },
});
