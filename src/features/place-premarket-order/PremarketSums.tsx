import type { Decimal } from '@/contract/decimal';
import { splitDigit } from '@/contract/market';
import { orderSide, type OrderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { ValueLines } from '@/shared/order-form/ValueLines';
import type { PremarketMarket, sumsOf } from './ticket';

export interface PremarketSumsProps {
  readonly side: OrderSide;
  readonly market: PremarketMarket;
  readonly sums: ReturnType<typeof sumsOf>;
  /** The maximum amount the account allows; null while unknown. */
  readonly max: Decimal | null;
}

/** The total of an order, the amount reserved until delivery, and the delivery fee. */
export function PremarketSums({ side, market: { base, quote, digit }, sums, max }: PremarketSumsProps) {
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const isBuy = side === orderSide.buy;
  const { price, amount } = splitDigit(digit);
  const decimals = Math.min(price + amount, 8);
  const figures = [
    { name: t(isBuy ? 'trade.mostBuy' : 'trade.mostSell'), text: format.amount(max, { decimals: amount, unit: base }) },
    { name: t('trade.total'), text: format.amount(sums && sums.total, { decimals, unit: quote }) },
    {
      name: t(isBuy ? 'premarket.payment' : 'premarket.collateral'),
      text: format.amount(sums && sums.pledge, { decimals, unit: quote }),
    },
    { name: t('premarket.deliveryFee'), text: format.amount(sums && sums.fee, { unit: isBuy ? base : quote }) },
  ];
  return <ValueLines values={figures} />;
}
