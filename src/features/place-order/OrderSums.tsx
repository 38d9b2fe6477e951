import { splitDigit } from '@/contract/market';
import { orderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { FigureLines } from '@/shared/order-form/FigureLines';
import { sizeDigits, unitOf, type Ticket, type TicketMarket } from './ticket';

export interface OrderSumsProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  readonly figures: { readonly total: string | null; readonly fee: string | null; readonly most: string | null };
}

/** What an order comes to, the most there could be, and the fee it will cost. */
export function OrderSums({ ticket, market, figures: { total, fee, most } }: OrderSumsProps) {
  const t = useText('trade');
  const format = useFormat();
  const { base, quote, digit } = market;
  const isBuy = ticket.side === orderSide.buy;
  const unit = unitOf(ticket);
  const { price, amount } = splitDigit(digit);
  const figures = [
    {
      name: t(isBuy ? 'trade.mostBuy' : 'trade.mostSell'),
      text: format.amount(most, { decimals: sizeDigits(ticket, market), unit: market[unit] }),
    },
    { name: t('trade.total'), text: format.amount(total, { decimals: Math.min(price + amount, 8), unit: quote }) },
    { name: t('trade.fee'), text: format.amount(fee, { unit: isBuy ? base : quote }) },
  ];
  return <FigureLines figures={figures} />;
}
