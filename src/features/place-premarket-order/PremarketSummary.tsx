import type { Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { orderSide, type OrderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { ValueLines } from '@/shared/order-form/ValueLines';
import type { PremarketMarket, orderAmounts } from './ticket';

export interface PremarketSummaryProps {
  readonly side: OrderSide;
  readonly market: PremarketMarket;
  readonly amounts: ReturnType<typeof orderAmounts>;
  /** The maximum amount the account allows; null while unknown. */
  readonly max: Decimal | null;
}

/** The maximum amount, the total, the payment or collateral reserved until delivery, and the delivery fee. */
export function PremarketSummary({ side, market: { base, quote, digit }, amounts, max }: PremarketSummaryProps) {
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const isBuy = side === orderSide.buy;
  const { price, amount } = parseDigit(digit);
  const decimals = Math.min(price + amount, 8);
  const values = [
    { name: t(isBuy ? 'trade.maxBuy' : 'trade.maxSell'), text: format.amount(max, { decimals: amount, unit: base }) },
    { name: t('trade.total'), text: format.amount(amounts && amounts.total, { decimals, unit: quote }) },
    {
      name: t(isBuy ? 'premarket.payment' : 'premarket.collateral'),
      text: format.amount(amounts && amounts.pledge, { decimals, unit: quote }),
    },
    { name: t('premarket.deliveryFee'), text: format.amount(amounts && amounts.fee, { unit: isBuy ? base : quote }) },
  ];
  return <ValueLines values={values} />;
}
