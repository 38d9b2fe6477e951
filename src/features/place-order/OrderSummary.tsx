import { multiply, roundUp } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { orderSide } from '@/contract/spot';
import { useFormat, useText } from '@/shared/i18n';
import { ValueLines } from '@/shared/order-form/ValueLines';
import type { MarketEstimate } from '@/shared/order-form/bookEstimate';
import type { TicketLoan } from './loan';
import { sizeDigits, unitOf, type Ticket, type TicketMarket } from './ticket';

export interface OrderSummaryProps {
  readonly ticket: Ticket;
  readonly market: TicketMarket;
  readonly figures: {
    readonly total: string | null;
    readonly fee: string | null;
    readonly max: string | null;
    readonly estimate: MarketEstimate | null;
    readonly loan: TicketLoan | null;
  };
}

/** Decimals of a loan and of its interest. */
const loanDigits = 8;

/** The total of an order, its maximum, its fee, and what it borrows or repays. */
export function OrderSummary({ ticket, market, figures: { total, fee, max, estimate, loan } }: OrderSummaryProps) {
  const t = useText('trade');
  const format = useFormat();
  const { base, quote, digit } = market;
  const isBuy = ticket.side === orderSide.buy;
  const unit = unitOf(ticket);
  const { price, amount } = parseDigit(digit);
  const loanText = (value: string, { unit: coin }: TicketLoan) =>
    format.amount(roundUp(value, loanDigits), { decimals: loanDigits, unit: market[coin] });
  const lines = [
    {
      name: t(isBuy ? 'trade.maxBuy' : 'trade.maxSell'),
      text: format.amount(max, { decimals: sizeDigits(ticket, market), unit: market[unit] }),
    },
    ...(estimate ? [{ name: t('trade.averageEstimate'), text: format.amount(estimate.average, { decimals: price, unit: quote }) }] : []),
    { name: t('trade.total'), text: format.amount(total, { decimals: Math.min(price + amount, 8), unit: quote }) },
    { name: t('trade.fee'), text: format.amount(fee, { unit: isBuy ? base : quote }) },
    ...(loan ? [{ name: t(`trade.${loan.kind}`), text: loanText(loan.amount, loan) }] : []),
    ...(loan?.kind === 'borrows' ? [{ name: t('trade.loanInterest'), text: loanText(multiply(loan.amount, loan.hourlyRate), loan) }] : []),
  ];
  return <ValueLines values={lines} />;
}
