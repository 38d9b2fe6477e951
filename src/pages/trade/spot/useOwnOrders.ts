import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { orderState } from '@/contract/spot';
import { $openOrders } from '@/entities/spot-account';
import { isEditable, orderMoved } from '@/features/edit-order';
import type { OwnOrder } from '@/widgets/trade-desk';

/** Open orders as book and chart mark them: in the book at their price, waiting ones at their trigger. Moved on the chart they open the form that changes them. */
export function useOwnOrders(): readonly OwnOrder[] {
  const { orders, onMoved } = useUnit({ orders: $openOrders, onMoved: orderMoved });
  return useMemo(
    () =>
      orders.flatMap((order): OwnOrder[] => {
        const isTrigger = order.state === orderState.waiting;
        const price = isTrigger ? order.stopPrice : order.price;
        if (price === null) return [];
        const { orderId: id, tradeId: instrument, side, amount } = order;
        const onMove = (to: string) => onMoved({ order, change: isTrigger ? { stopPrice: to } : { price: to } });
        return [{ id, instrument, side, price, amount, isTrigger, ...(isEditable(order) && { onMove }) }];
      }),
    [orders, onMoved],
  );
}
