import { merge, sample } from 'effector';
import { bizTypes, swap, tradeMode, type ConditionOrder, type ContractOrder } from '@/contract/swap';
import { balancesChanged } from '@/entities/assets';
import { contractAccountChanged } from '@/entities/contract-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';

const pathParamsOf = ({ contractCode, orderId }: Pick<ContractOrder, 'contractCode' | 'orderId'>) => ({
  bizType: 'portal' as const,
  contractCode,
  orderId,
});

/** Cancels an order in the book. */
export const cancelOrder = mutation({
  endpoint: swap.cancelOrder,
  params: (order: ContractOrder) => ({ params: pathParamsOf(order) }),
  key: ({ orderId }) => orderId,
});
/** Cancels an order waiting for its trigger price. */
export const cancelPlan = mutation({
  endpoint: swap.cancelCondition,
  params: (plan: ConditionOrder) => ({ params: pathParamsOf(plan) }),
  key: ({ orderId }) => orderId,
});
/** Cancels all orders of an account in the book, limited to the kind of contracts or the contract the list is filtered by. */
export const cancelAll = mutation({
  endpoint: swap.cancelOrders,
  params: ({ contractCode, bizType, mode }: Readonly<Record<string, string>>) => ({
    body: {
      contractCode,
      bizType: bizTypes.find((each) => each === bizType),
      mode: mode === String(tradeMode.mock) ? tradeMode.mock : tradeMode.real,
    },
  }),
});

/** Cancels some orders of an account in the book. */
export const cancelSelected = mutation({
  endpoint: swap.cancelOrders,
  params: (orders: readonly ContractOrder[]) => ({ body: { orderIds: orders.map(({ orderId }) => orderId), mode: orders[0]?.mode } }),
});

/** Orders were cancelled in this tab. */
export const contractOrdersCancelled = merge([cancelOrder.done, cancelPlan.done, cancelAll.done, cancelSelected.done]);
const cancelledToast = { tone: 'success', text: { key: 'orders.cancelled' } } as const;
const allCancelledToast = { tone: 'success', text: { key: 'orders.allCancelled' } } as const;
sample({ clock: merge([cancelOrder.done, cancelPlan.done]), fn: () => cancelledToast, target: toastRequested });
sample({ clock: [cancelAll.done, cancelSelected.done], fn: () => allCancelledToast, target: toastRequested });
sample({ clock: contractOrdersCancelled, fn: () => {}, target: [balancesChanged, contractAccountChanged] });
