import { merge, sample } from 'effector';
import { orderStage, spot, tradingAccount, type Order } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';

/** Cancels one order. */
export const cancelOrder = mutation({
  endpoint: spot.cancelOrder,
  params: ({ orderId }: Order) => ({ params: { orderId } }),
  key: ({ orderId }) => orderId,
});

const cancelAllOf = (stage?: keyof typeof orderStage) =>
  mutation({
    endpoint: spot.cancelOrders,
    params: ({ account = String(tradingAccount.spot), tradeId }: Readonly<Record<string, string>>) => ({
      query: { account, tradeId, stage },
    }),
  });

/** Cancels all open orders, those in the book, or those waiting for their trigger, in the list's account (spot by default), limited to the pair the list is filtered by. */
export const cancelAll = { open: cancelAllOf(), book: cancelAllOf(orderStage.book), trigger: cancelAllOf(orderStage.trigger) } as const;

/** Orders were cancelled in this tab. */
export const ordersCancelled = merge([cancelOrder.done, ...Object.values(cancelAll).map(({ done }) => done)]);

const cancelledToast = { tone: 'success', text: { key: 'orders.cancelled' } } as const;
const allCancelledToast = { tone: 'success', text: { key: 'orders.allCancelled' } } as const;
sample({ clock: cancelOrder.done, fn: () => cancelledToast, target: toastRequested });
for (const { done } of Object.values(cancelAll)) sample({ clock: done, fn: () => allCancelledToast, target: toastRequested });
sample({ clock: ordersCancelled, fn: () => {}, target: [balancesChanged, spotAccountChanged] });
