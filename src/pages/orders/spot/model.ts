import { sample } from 'effector';
import { spot, tradingAccount, type Order } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';

/** Cancels one order. */
export const cancelOrder = mutation({
  endpoint: spot.cancelOrder,
  params: ({ orderId }: Order) => ({ params: { orderId } }),
  key: ({ orderId }) => orderId,
});

/** Cancels every open spot order, or those of the pair that the list is filtered by. */
export const cancelAll = mutation({
  endpoint: spot.cancelOrders,
  params: ({ tradeId }: Readonly<Record<string, string>>) => ({ query: { account: tradingAccount.spot, tradeId } }),
});

const wasCancelled = { tone: 'success', text: { key: 'orders.cancelled' } } as const;
const wereCancelled = { tone: 'success', text: { key: 'orders.allCancelled' } } as const;
sample({ clock: cancelOrder.done, fn: () => wasCancelled, target: toastRequested });
sample({ clock: cancelAll.done, fn: () => wereCancelled, target: toastRequested });
sample({ clock: [cancelOrder.done, cancelAll.done], fn: () => {}, target: balancesChanged });
