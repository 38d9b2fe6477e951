import { compare, type Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import type { MarketEstimate } from './bookReach';

export interface MarketWarningProps {
  readonly side: OrderSide;
  /** Null where the order is not at the market, or not known yet. */
  readonly estimate: MarketEstimate | null;
  readonly coin: string;
}

/** The slippage from which a market order is warned about, in percent. Assumed: the specification names none. */
const slippageWarning: Decimal = '0.5';

/** Warns before a market order that slips, or that the order book cannot fill whole. */
export function MarketWarning({ side, estimate, coin }: MarketWarningProps) {
  const t = useText('trade');
  const format = useFormat();
  if (estimate === null) return null;
  const { amount, slippage, isShort } = estimate;
  const isCostly = compare(slippage, slippageWarning) >= 0;
  if (!isShort && !isCostly) return null;
  return (
    <InlineAlert tone="warning">
      {isCostly && t(`trade.slips_${side}`, { percent: `${format.price(slippage, 2)}%` })}{' '}
      {isShort && t(`trade.bookLacks_${side}`, { amount: format.amount(amount, { unit: coin }) })}
    </InlineAlert>
  );
}
