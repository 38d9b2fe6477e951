import type { Decimal } from '@/contract/decimal';
import { spreadPercent } from '@/entities/market';
import type { Format, Translate } from '@/shared/i18n';

interface Spread {
  readonly spread: Decimal;
  /** The best bid, of which the spread is a percentage. */
  readonly bid: Decimal;
  /** Decimals of a price. */
  readonly decimals: number;
}

/** A spread as a price and in percent. */
export const spreadText = (t: Translate<'trade'>, format: Format, { spread, bid, decimals }: Spread): string =>
  t('trade.spread', { spread: format.price(spread, decimals), percent: `${format.price(spreadPercent(spread, bid), 3)}%` });

interface Best {
  /** As they are shown; null where nobody wants or offers anything. */
  readonly bid: string | null;
  readonly ask: string | null;
  /** The spread in words, where there are both. */
  readonly spread: string;
}

/** The best prices of a book in a sentence, and what it lacks; null for an empty one. */
export function bookSummary(t: Translate<'trade'>, { bid, ask, spread }: Best): string | null {
  if (bid !== null && ask !== null) return t('trade.bookSummary', { bid, ask, spread });
  if (bid !== null) return t('trade.bookSummaryBid', { bid });
  return ask === null ? null : t('trade.bookSummaryAsk', { ask });
}
