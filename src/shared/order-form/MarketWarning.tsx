import { compare, type Decimal } from '@/contract/decimal';
import type { OrderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import type { MarketEstimate } from './bookEstimate';

export interface MarketWarningProps {
  readonly side: OrderSide;
  /** Null if the order is no market order, or while unknown. */
  readonly estimate: MarketEstimate | null;
  readonly coin: string;
}

/** Slippage from which a market order shows a warning, in percent. Assumed: the specification names none. */
const slippageWarning: Decimal = '0.5';

/** Warns of a market order with high slippage, or one that the order book cannot fill completely. */
export function MarketWarning({ side, estimate, coin }: MarketWarningProps) {
  const t = useText('trade');
  const format = useFormat();
  if (estimate === null) return null;
  const { amount, slippage, isPartialFill } = estimate;
  const isCostly = compare(slippage, slippageWarning) >= 0;
  if (!isPartialFill && !isCostly) return null;
  return (
    <InlineAlert tone="warning">
      {isCostly && t(`trade.slips_${side}`, { percent: `${format.price(slippage, 2)}%` })}{' '}
      {isPartialFill && t(`trade.bookLacks_${side}`, { amount: format.amount(amount, { unit: coin }) })}
    </InlineAlert>
  );
}
