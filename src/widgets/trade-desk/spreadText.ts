import type { Decimal } from '@/contract/decimal';
import { spreadPercent } from '@/entities/market';
import type { Format, Translate } from '@/shared/i18n';

interface Spread {
  readonly spread: Decimal;
  /** The best bid, the base of the spread's percentage. */
  readonly bid: Decimal;
  /** The decimals of a price. */
  readonly decimals: number;
}

/** A spread as a price and in percent. */
export const spreadText = (t: Translate<'trade'>, format: Format, { spread, bid, decimals }: Spread): string =>
  t('trade.spread', { spread: format.price(spread, decimals), percent: `${format.price(spreadPercent(spread, bid), 3)}%` });

interface BestPrices {
  /** The formatted best prices; null if that side is empty. */
  readonly bid: string | null;
  readonly ask: string | null;
  /** The formatted spread, if there are both. */
  readonly spread: string;
}

/** A sentence with the best prices of a book and the missing side, if any; null for an empty book. */
export function bookSummary(t: Translate<'trade'>, { bid, ask, spread }: BestPrices): string | null {
  if (bid !== null && ask !== null) return t('trade.bookSummary', { bid, ask, spread });
  if (bid !== null) return t('trade.bookSummaryBid', { bid });
  return ask === null ? null : t('trade.bookSummaryAsk', { ask });
}
