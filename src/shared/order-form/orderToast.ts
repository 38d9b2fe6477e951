import { isZero } from '@/contract/decimal';
import { orderState, type Order } from '@/contract/spot';

/** The toast for the outcome of an order, when placed or later. */
export function orderToast({ state, side, tradeName, filledAmount }: Pick<Order, 'state' | 'side' | 'tradeName' | 'filledAmount'>) {
  const values = { pair: tradeName, amount: filledAmount, coin: tradeName.split('/')[0] ?? '' };
  const toast = (key: 'filled' | 'partlyFilled' | 'waiting' | 'placed', tone: 'success' | 'info' = 'success') => ({
    tone,
    text: { key: `trade.${key}_${side}` as const, values },
  });
  switch (state) {
    case orderState.filled:
      return toast('filled');
    case orderState.partlyFilled:
      return toast('partlyFilled');
    case orderState.waiting:
      return toast('waiting');
    case orderState.open:
      return toast('placed');
    case orderState.cancelled:
    case orderState.expired:
      return isZero(filledAmount) ? ({ tone: 'info', text: { key: 'trade.expired', values } } as const) : toast('partlyFilled', 'info');
  }
}
