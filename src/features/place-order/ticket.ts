import { amountOf } from '@/contract/capital';
import { add, compare, divide, isZero, largest, multiply, truncate, type Decimal } from '@/contract/decimal';
import type { Exits } from '@/contract/exits';
import { parseDigit } from '@/contract/market';
import {
  orderSide,
  timeInForce,
  tradeType,
  worstPriceOf,
  type OrderSide,
  type TimeInForce,
  type TradeType,
  type TradingAccount,
} from '@/contract/spot';
import type { KnownBook } from '@/shared/order-form/bookEstimate';

/** The kinds of orders in the form: the order types, and two orders linked as OCO. */
export const ticketKinds = ['limit', 'market', 'stopLimit', 'oco', 'trailing'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** The coin of a size. */
export type SizeUnit = 'base' | 'quote';

/** The state of the order form: values as typed, empty if nothing is. */
export interface Ticket {
  readonly side: OrderSide;
  readonly kind: TicketKind;
  readonly timeInForce: TimeInForce;
  /** Whether a margin order borrows what it lacks, or repays from its proceeds. */
  readonly tradeType: TradeType;
  readonly price: string;
  readonly stopPrice: string;
  readonly stopLimitPrice: string;
  readonly activationPrice: string;
  /** In percent of the price. */
  readonly trailing: string;
  /** Whether the order carries a take profit or stop loss. */
  readonly hasExits: boolean;
  readonly takeProfitPrice: string;
  readonly stopLossPrice: string;
  readonly size: string;
  readonly unit: SizeUnit;
  /** The unit of a market order's size; null for the coin it pays with. */
  readonly marketUnit: SizeUnit | null;
}

/** The typed fields of the form. */
export type TicketField = 'price' | 'stopPrice' | 'stopLimitPrice' | 'activationPrice' | 'trailing' | 'size' | ExitField;

/** The fields of the take-profit and stop-loss prices. */
export type ExitField = keyof Exits;

/** The data of market and account that the form uses; null if unknown yet. */
export interface TicketMarket {
  readonly tradeId: number;
  readonly base: string;
  readonly quote: string;
  readonly digit: string;
  readonly last: Decimal | null;
  readonly bestBid: Decimal | null;
  readonly bestAsk: Decimal | null;
  /** The book that a market or fill-or-kill order would be filled from; empty for other orders. */
  readonly book: KnownBook;
  /** The fee rates as fractions of the amount received; null while unknown. */
  readonly fees: { readonly maker: Decimal; readonly taker: Decimal } | null;
  readonly available: Readonly<Record<SizeUnit, Decimal | null>>;
  /** The account that pays. */
  readonly account: TradingAccount;
  /** The borrowable and owed amounts of both coins of a margin account; null for the spot account, or while unknown. */
  readonly loans: Readonly<Record<SizeUnit, CoinLoan>> | null;
}

/** A coin of a margin account: the further borrowable amount, the debt, and the hourly interest rate as a fraction. */
export interface CoinLoan {
  readonly borrowable: Decimal;
  readonly owed: Decimal;
  readonly hourlyRate: Decimal;
}

export const emptyTicket: Ticket = {
  side: orderSide.buy,
  kind: 'limit',
  timeInForce: timeInForce.gtc,
  tradeType: tradeType.normal,
  price: '',
  stopPrice: '',
  stopLimitPrice: '',
  activationPrice: '',
  trailing: '',
  hasExits: false,
  takeProfitPrice: '',
  stopLossPrice: '',
  size: '',
  unit: 'base',
  marketUnit: null,
};

/** The fields of each kind of order in the order of the form, without the exits that follow them. */
export const fieldsOf: Readonly<Record<TicketKind, readonly Exclude<TicketField, ExitField>[]>> = {
  limit: ['price', 'size'],
  market: ['size'],
  stopLimit: ['stopPrice', 'price', 'size'],
  oco: ['price', 'stopPrice', 'stopLimitPrice', 'size'],
  trailing: ['trailing', 'activationPrice', 'size'],
};

/** The coin of the size; for a trailing order the coin it pays with, since its price is not known yet. */
export function unitOf({ kind, side, unit, marketUnit }: UnitTerms): SizeUnit {
  if (kind === 'market') return marketUnit ?? paymentUnit({ side });
  return kind === 'trailing' ? paymentUnit({ side }) : unit;
}

type UnitTerms = Pick<Ticket, 'kind' | 'side' | 'unit' | 'marketUnit'>;

/** The maximum decimals of a size: the pair's amount decimals for the base coin; price plus amount decimals for the quote coin, at most eight. */
export function sizeDigits(ticket: UnitTerms, { digit }: Pick<TicketMarket, 'digit'>): number {
  const { price, amount } = parseDigit(digit);
  return unitOf(ticket) === 'base' ? amount : Math.min(price + amount, maxQuoteDigits);
}

const maxQuoteDigits = 8;

/** The price for converting between size and total: the last price for market and trailing orders, the higher of the two limit prices for an OCO buy, otherwise the limit price; null while it is missing. */
export function conversionPrice({ kind, side, price, stopLimitPrice }: Ticket, last: Decimal | null): Decimal | null {
  if (kind === 'market' || kind === 'trailing') return last;
  const limitPrice = amountOf(price);
  const higherPrice = kind === 'oco' && side === orderSide.buy ? largest(limitPrice, amountOf(stopLimitPrice)) : limitPrice;
  return isZero(higherPrice) ? null : higherPrice;
}

/** The price for reserving an order's payment: for a market order the worst possible one. */
const reservationPrice = (ticket: Ticket, { digit, last }: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null =>
  ticket.kind === 'market' && last !== null ? worstPriceOf({ digit }, ticket.side, last) : conversionPrice(ticket, last);

/** The amount of an order in the base coin; a size in the quote coin is converted at the conversion price and rounded down to the lot size. Null while unknown or less than one lot. */
export function baseAmountOf(ticket: Ticket, { digit, last }: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null {
  const size = amountOf(ticket.size);
  if (unitOf(ticket) === 'base') return isZero(size) ? null : size;
  const price = conversionPrice(ticket, last);
  if (price === null || isZero(size)) return null;
  const amount = divide(size, price, parseDigit(digit).amount);
  return isZero(amount) ? null : amount;
}

/** The total of an order in the quote coin; null while unknown. */
export function totalOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null {
  if (unitOf(ticket) === 'quote' && (ticket.kind === 'market' || ticket.kind === 'trailing')) {
    const turnover = amountOf(ticket.size);
    return isZero(turnover) ? null : turnover;
  }
  const price = conversionPrice(ticket, market.last);
  const amount = baseAmountOf(ticket, market);
  return price === null || amount === null ? null : multiply(price, amount);
}

/** The coin an order pays with. */
export const paymentUnit = ({ side }: Pick<Ticket, 'side'>): SizeUnit => (side === orderSide.buy ? 'quote' : 'base');

/** The effective trade type: only orders of a margin account borrow or repay, and an OCO never does (assumed: its call has no such field). */
export const tradeTypeOf = (
  { kind, tradeType: chosen }: Pick<Ticket, 'kind' | 'tradeType'>,
  { loans }: Pick<TicketMarket, 'loans'>,
): TradeType => (loans === null || kind === 'oco' ? tradeType.normal : chosen);

/** Whether an order can carry exits: a limit or market order whose proceeds repay no loan. Source: the endpoint accepts them for no other order. */
export const supportsExits = (ticket: Pick<Ticket, 'kind' | 'tradeType'>, market: Pick<TicketMarket, 'loans'>): boolean =>
  (ticket.kind === 'limit' || ticket.kind === 'market') && tradeTypeOf(ticket, market) !== tradeType.autoRepay;

/** Whether an order carries exits. */
export const carriesExits = (ticket: Pick<Ticket, 'kind' | 'tradeType' | 'hasExits'>, market: Pick<TicketMarket, 'loans'>): boolean =>
  ticket.hasExits && supportsExits(ticket, market);

/** The funds of an order: the available balance plus what it may borrow; null while unknown. */
export function fundsOf(ticket: Ticket, market: Pick<TicketMarket, 'available' | 'loans'>): Decimal | null {
  const unit = paymentUnit(ticket);
  const available = market.available[unit];
  if (available === null || tradeTypeOf(ticket, market) !== tradeType.autoBorrow) return available;
  return add(available, market.loans?.[unit].borrowable ?? '0');
}

/** The maximum size the account allows, in the unit of the size; null while balance or price is unknown. */
export function maxSize(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last' | 'available' | 'loans'>): Decimal | null {
  const available = fundsOf(ticket, market);
  if (available === null) return null;
  const unit = unitOf(ticket);
  const digits = sizeDigits(ticket, market);
  if (unit === paymentUnit(ticket)) return truncate(available, digits);
  const price = reservationPrice(ticket, market);
  if (price === null) return null;
  if (unit === 'base') return divide(available, price, digits);
  return truncate(multiply(truncate(available, parseDigit(market.digit).amount), price), digits);
}

/** The size converted to the other unit; empty if it cannot be converted. */
export function convertedSize(ticket: Ticket, market: TicketMarket): string {
  if (unitOf(ticket) === 'quote') return baseAmountOf(ticket, market) ?? '';
  const total = totalOf(ticket, market);
  return total === null ? '' : truncate(total, sizeDigits(withUnit(ticket, 'quote'), market));
}

/** The ticket with another unit; the size stays as typed. */
export const withUnit = (ticket: Ticket, unit: SizeUnit): Ticket =>
  ticket.kind === 'market' ? { ...ticket, marketUnit: unit } : { ...ticket, unit };

/** The fee of an order, in the coin it receives; null while unknown. A limit order that rests in the book pays the maker rate, any other the taker rate. Source of the rates: the pair's terms. */
export function feeOf(ticket: Ticket, market: TicketMarket): Decimal | null {
  const received = ticket.side === orderSide.buy ? baseAmountOf(ticket, market) : totalOf(ticket, market);
  if (market.fees === null || received === null) return null;
  return truncate(multiply(received, isMaker(ticket, market) ? market.fees.maker : market.fees.taker), feeDigits);
}

const feeDigits = 8;

/** Whether an order would rest in the book as a maker. */
function isMaker(ticket: Ticket, { bestAsk, bestBid }: Pick<TicketMarket, 'bestAsk' | 'bestBid'>): boolean {
  if (ticket.kind !== 'limit') return false;
  return ticket.timeInForce === timeInForce.postOnly || (canRest(ticket.timeInForce) && !crosses(ticket, { bestAsk, bestBid }));
}

const canRest = (force: TimeInForce): boolean => force === timeInForce.gtc || force === timeInForce.postOnly;

/** Whether a limit order would match immediately. */
export function crosses({ side, price }: Pick<Ticket, 'side' | 'price'>, book: Pick<TicketMarket, 'bestAsk' | 'bestBid'>): boolean {
  const limit = amountOf(price);
  if (side === orderSide.buy) return book.bestAsk !== null && compare(limit, book.bestAsk) >= 0;
  return book.bestBid !== null && compare(limit, book.bestBid) <= 0;
}

/** Whether the form checks the order against the current book: a market order needs at least one matching level, a fill-or-kill limit order enough liquidity. */
export const needsBookCheck = ({ kind, timeInForce: force }: Pick<Ticket, 'kind' | 'timeInForce'>): boolean =>
  kind === 'market' || (kind === 'limit' && force === timeInForce.fok);
