import { swap, type ConditionOrder } from '@/contract/swap';
import { contractOrdersUpdated } from '@/entities/contract-account';
import { withPathParams } from '@/shared/api';
import { recordKind } from '@/widgets/record-page';
import { basis, edit, leadingColumns, orderNumber, planAmount, price, reduceOnly, rowKey, rowName, trigger } from './columns';
import { cancelPlan, contractOrdersCancelled } from './model';
import { cancelText, planFilter, planStates, sideFilter } from './labels';

const endpoint = withPathParams(swap.conditionOrders, { bizType: 'portal' });

/** The options of lists of waiting orders. */
const waiting = {
  isUndated: true,
  isPending: () => true,
  refetchOn: [contractOrdersUpdated],
  rowKey,
  rowName,
  details: [orderNumber],
  openers: [edit<ConditionOrder>()],
  actions: [
    {
      label: 'orders.cancel',
      mutation: cancelPlan,
      optimisticResult: 'removed',
      confirm: { title: 'contract.cancelPlanTitle', label: 'orders.cancelOrder', text: cancelText },
    },
  ],
} as const;

/** Orders waiting for a trigger: plan orders, trailing orders, and take-profit and stop-loss orders of positions. */
export const contractPlans = recordKind({
  id: 'plans',
  label: 'contract.plans',
  endpoint,
  baseQuery: { state: 'waiting' },
  ...waiting,
  columns: [...leadingColumns, trigger, basis, price, planAmount, reduceOnly],
  filters: [sideFilter, planFilter],
  empty: { text: 'contract.emptyPlans' },
});

/** The take-profit and stop-loss orders of positions. */
export const contractExits = recordKind({
  id: 'exits',
  label: 'contract.exit',
  endpoint,
  baseQuery: { state: 'waiting', kind: 'exit' },
  ...waiting,
  columns: [...leadingColumns, trigger, basis, price, planAmount],
  filters: [sideFilter],
  empty: { text: 'contract.emptyExits' },
});

/** Plan orders that were triggered, failed or cancelled. */
export const contractPlanHistory = recordKind({
  id: 'pastPlans',
  label: 'contract.planHistory',
  endpoint,
  baseQuery: { state: 'ended' },
  refetchOn: [contractOrdersCancelled, contractOrdersUpdated],
  rowKey,
  rowName,
  columns: [
    ...leadingColumns,
    trigger,
    basis,
    price,
    planAmount,
    reduceOnly,
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => planStates[state], cardSlot: 'status' },
  ],
  details: [
    { id: 'ended', header: 'contract.endedTime', kind: 'time', value: ({ updatedTime }) => updatedTime },
    { id: 'placed', header: 'contract.placedOrder', kind: 'text', value: ({ placedOrderId }) => placedOrderId },
    orderNumber,
  ],
  filters: [sideFilter, planFilter],
  empty: { text: 'contract.emptyPlanHistory' },
});
