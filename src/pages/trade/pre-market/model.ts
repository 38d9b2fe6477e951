import { sample } from 'effector';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { balancesChanged } from '@/entities/assets';
import { $premarketOrders, premarketChanged } from '@/entities/premarket';
import { spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import type { OwnOrder } from '@/widgets/trade-desk';

/** Open orders as book and chart mark them; they keep their price. */
export const $ownOrders = $premarketOrders.map((orders) =>
  orders.map(({ orderId: id, tradeId: instrument, side, price, amount }): OwnOrder => {
    return { id, instrument, side, price, amount, isTrigger: false, isMovable: false };
  }),
);

/** Cancels one order. */
export const cancelOrder = mutation({
  endpoint: premarket.cancelOrder,
  params: ({ orderId }: PremarketOrder) => ({ params: { orderId } }),
  key: ({ orderId }) => orderId,
});
const wasCancelled = { tone: 'success', text: { key: 'orders.cancelled' } } as const;
sample({ clock: cancelOrder.done, fn: () => wasCancelled, target: toastRequested });
sample({ clock: cancelOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
