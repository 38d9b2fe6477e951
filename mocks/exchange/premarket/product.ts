import { subtract } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { stepOf } from '@/contract/spot';
import type { Venue } from '../book/venue';
import type { TradedProduct } from '../execution/product';
import { pairOf } from '../markets';
import type { PremarketBooking } from './booking';
import type { PremarketContext } from './context';

/** The venue of a token until its listing; its spot market continues the same book. */
export function venueOf({ db }: Pick<PremarketContext, 'db'>, tradeId: number): Venue {
  const digits = parseDigit(pairOf(tradeId).digit);
  const expires = db.marketOpenings.get(tradeId)?.listsTime ?? null;
  return { product: 'premarket', id: String(tradeId), market: tradeId, lot: stepOf(digits.amount), digits, expires };
}

/** Pre-market orders for the engine. They are fully pledged, so that nothing prevents a fill. */
export const premarketProduct = (context: PremarketContext, { settle, end }: PremarketBooking): TradedProduct => ({
  name: 'premarket',
  venue: (id) => venueOf(context, Number.parseInt(id, 10)),
  order: (orderId) => {
    const order = context.db.premarketOrders.get(orderId);
    if (!order?.isOpen) return undefined;
    const { owner, tradeId, side, price, amount, filledAmount } = order;
    return {
      orderId,
      owner,
      side,
      venue: venueOf(context, tradeId),
      limit: price,
      amount: subtract(amount, filledAmount),
      turnover: null,
      timeInForce: 'gtc',
      isMarket: false,
    };
  },
  otherLegsOf: () => [],
  nextFillAmount: () => null,
  fillBlocker: () => null,
  settle,
  end,
});
