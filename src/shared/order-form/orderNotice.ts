import { isZero } from '@/contract/decimal';
import { orderState, type Order } from '@/contract/spot';

/** The toast for the outcome of an order, when placed or later. */
export function orderNotice({ state, side, tradeName, filledAmount }: Pick<Order, 'state' | 'side' | 'tradeName' | 'filledAmount'>) {
  const values = { pair: tradeName, amount: filledAmount, coin: tradeName.split('/')[0] ?? '' };
  const said = (key: 'filled' | 'partlyFilled' | 'waiting' | 'placed', tone: 'success' | 'info' = 'success') => ({
    tone,
    text: { key: `trade.${key}_${side}` as const, values },
  });
  switch (state) {
    case orderState.filled:
      return said('filled');
    case orderState.partlyFilled:
      return said('partlyFilled');
    case orderState.waiting:
      return said('waiting');
    case orderState.open:
      return said('placed');
    case orderState.cancelled:
    case orderState.expired:
      return isZero(filledAmount) ? ({ tone: 'info', text: { key: 'trade.expired', values } } as const) : said('partlyFilled', 'info');
  }
}
