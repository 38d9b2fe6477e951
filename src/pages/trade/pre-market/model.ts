import { sample } from 'effector';
import { premarket, type PremarketOrder } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $premarketOrders, premarketChanged, premarketHoldings } from '@/entities/premarket';
import type { Instrument } from '@/entities/market';
import { spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import type { Holding, OwnOrder } from '@/widgets/trade-desk';

/** Open orders as shown in order book and chart; all can be moved to another price. */
export const $ownOrders = $premarketOrders.map((orders) =>
  orders.map(({ orderId: id, tradeId: instrument, side, price, amount }): OwnOrder => {
    return { id, instrument, side, price, amount, isTrigger: false, isMovable: true };
  }),
);

/** Holdings of a token: bought, or sold and still to be delivered. */
export const $holdingsOf = premarketHoldings.$latest.map(
  (holdings) =>
    holdings &&
    ((pair: Instrument): readonly Holding[] =>
      holdings
        .filter(({ tradeId }) => tradeId === pair.id)
        .map(({ amount, side }) => ({ amount, unit: pair.base, isOwed: side === orderSide.sell }))),
);

/** Cancels one order. */
export const cancelOrder = mutation({
  endpoint: premarket.cancelOrder,
  params: ({ orderId }: PremarketOrder) => ({ params: { orderId } }),
  key: ({ orderId }) => orderId,
});
/** Cancels all open orders, or those of one token if the list is filtered by it. */
export const cancelAll = mutation({
  endpoint: premarket.cancelOrders,
  params: ({ tradeId }: Readonly<Record<string, string>>) => ({ query: { tradeId } }),
});
const allCancelledToast = { tone: 'success', text: { key: 'orders.allCancelled' } } as const;
sample({ clock: cancelAll.done, fn: () => allCancelledToast, target: toastRequested });
const cancelledToast = { tone: 'success', text: { key: 'orders.cancelled' } } as const;
sample({ clock: cancelOrder.done, fn: () => cancelledToast, target: toastRequested });
sample({ clock: [cancelOrder.done, cancelAll.done], fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
