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
