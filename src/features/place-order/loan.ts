import { add, isGreater, largest, smallest, subtract, type Decimal } from '@/contract/decimal';
import { orderSide, tradeType } from '@/contract/spot';
import { reservedAmountOf } from './orderValues';
import { baseAmountOf, feeOf, paymentUnit, totalOf, tradeTypeOf, type SizeUnit, type Ticket, type TicketMarket } from './ticket';

/** The loan or repayment of an order, and its coin. */
export interface TicketLoan {
  readonly kind: 'borrows' | 'repays';
  readonly unit: SizeUnit;
  readonly amount: Decimal;
  /** The hourly interest rate as a fraction. */
  readonly hourlyRate: Decimal;
}

/** What an order borrows when placed, or repays when filled; null for an order that neither borrows nor repays by its trade type, or while it is incomplete. The amount is 0 if the balance suffices or nothing is owed. */
export function loanOf(ticket: Ticket, market: TicketMarket): TicketLoan | null {
  const chosen = tradeTypeOf(ticket, market);
  const required = reservedAmountOf(ticket, market);
  if (market.loans === null || required === null || chosen === tradeType.normal) return null;
  if (chosen === tradeType.autoBorrow) {
    const unit = paymentUnit(ticket);
    const shortfall = subtract(required, market.available[unit] ?? '0');
    return { kind: 'borrows', unit, amount: largest('0', shortfall), hourlyRate: market.loans[unit].hourlyRate };
  }
  const unit = ticket.side === orderSide.buy ? 'base' : 'quote';
  const proceeds = (unit === 'base' ? baseAmountOf(ticket, market) : totalOf(ticket, market)) ?? '0';
  const fee = feeOf(ticket, market) ?? '0';
  // The exchange repays from the account's whole balance of the coin.
  const balanceAfterFill = add(market.available[unit] ?? '0', isGreater(proceeds, fee) ? subtract(proceeds, fee) : '0');
  const { owed, hourlyRate } = market.loans[unit];
  return { kind: 'repays', unit, amount: smallest(owed, balanceAfterFill), hourlyRate };
}
