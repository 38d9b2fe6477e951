import { swap, type ConditionOrder, type ContractOrder } from '@/contract/swap';
import { contractOrdersMoved } from '@/entities/contract-account';
import { editOpened, isEditable, type EditableOrder } from '@/features/edit-contract-order';
import { filled as filledIn } from '@/shared/api';
import { recordKind, type RecordOpener } from '@/widgets/record-page';
import {
  amount,
  average,
  basis,
  coinOf,
  exits,
  fee,
  filled,
  named,
  orderNumber,
  price,
  reason,
  reduceOnly,
  rowKey,
  rowName,
  tif,
  trigger,
} from './columns';
import { OrderDeals } from './deals';
import { cancelAll, cancelOrder, cancelPlan, cancelSelected, contractOrdersCancelled } from './model';
import { cancelAllText, cancelText, planFilter, planStates, sideFilter, states, typeFilter } from './words';

const edit = <Row extends EditableOrder>(): RecordOpener<Row> => ({
  label: 'orders.edit',
  opened: editOpened.prepend((order: Row) => order),
  isOffered: isEditable,
});

/** Orders in the book. */
export const contractOrders = recordKind({
  id: 'orders',
  label: 'contract.orders',
  endpoint: swap.openOrders,
  isUndated: true,
  isPending: () => true,
  refetchOn: [contractOrdersMoved, cancelSelected.done],
  rowKey,
  rowName,
  columns: [...named, price, amount, filled, average, tif, reduceOnly, fee, ...exits],
  details: [orderNumber],
  Parts: OrderDeals,
  openers: [edit<ContractOrder>()],
  actions: [
    {
      label: 'orders.cancel',
      mutation: cancelOrder,
      becomes: 'removed',
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
    isOffered: ({ side, kind }) => side === undefined && kind === undefined,
    confirm: { title: 'orders.cancelAllTitle', label: 'orders.cancelOrders', text: cancelAllText },
  },
  filters: [sideFilter, typeFilter],
  empty: { text: 'contract.emptyOrders' },
});

/** Orders that wait for a price: plans, trailing ones, and what takes profit or stops losses of positions. */
export const contractPlans = recordKind({
  id: 'plans',
  label: 'contract.plans',
  endpoint: filledIn(swap.conditionOrders, { bizType: 'portal' }),
  baseQuery: { state: 'waiting' },
  isUndated: true,
  isPending: () => true,
  refetchOn: [contractOrdersMoved],
  rowKey,
  rowName,
  columns: [...named, trigger, basis, price, amount, reduceOnly],
  details: [orderNumber],
  openers: [edit<ConditionOrder>()],
  actions: [
    {
      label: 'orders.cancel',
      mutation: cancelPlan,
      becomes: 'removed',
      confirm: {
        title: 'contract.cancelPlanTitle',
        label: 'orders.cancelOrder',
        text: cancelText,
      },
    },
  ],
  filters: [sideFilter, planFilter],
  empty: { text: 'contract.emptyPlans' },
});

/** Orders that are filled or cancelled. */
export const contractOrderHistory = recordKind({
  id: 'history',
  label: 'contract.orderHistory',
  endpoint: swap.orderHistory,
  refetchOn: [contractOrdersCancelled, contractOrdersMoved],
  rowKey,
  rowName,
  columns: [
    ...named,
    price,
    amount,
    average,
    filled,
    fee,
    tif,
    reduceOnly,
    reason,
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => states[state], place: 'status' },
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

/** Plans that were set off, failed or were cancelled. */
export const contractPlanHistory = recordKind({
  id: 'pastPlans',
  label: 'contract.planHistory',
  endpoint: filledIn(swap.conditionOrders, { bizType: 'portal' }),
  baseQuery: { state: 'ended' },
  refetchOn: [contractOrdersCancelled, contractOrdersMoved],
  rowKey,
  rowName,
  columns: [
    ...named,
    trigger,
    basis,
    price,
    amount,
    reduceOnly,
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => planStates[state], place: 'status' },
  ],
  details: [
    { id: 'ended', header: 'contract.endedTime', kind: 'time', value: ({ updatedTime }) => updatedTime },
    { id: 'placed', header: 'contract.placedOrder', kind: 'text', value: ({ placedOrderId }) => placedOrderId },
    orderNumber,
  ],
  filters: [sideFilter, planFilter],
  empty: { text: 'contract.emptyPlanHistory' },
});
