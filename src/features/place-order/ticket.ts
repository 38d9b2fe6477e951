import { amountOf } from '@/contract/capital';
import { add, compare, divide, isZero, largest, multiply, truncate, type Decimal } from '@/contract/decimal';
import type { Exits } from '@/contract/exits';
import { splitDigit } from '@/contract/market';
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
import type { KnownBook } from '@/shared/order-form/bookReach';

/** What the form can place: the types of an order, and two of them tied to one another. */
export const ticketKinds = ['limit', 'market', 'stopLimit', 'oco', 'trailing'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** The coin a size is given in. */
export type SizeUnit = 'base' | 'quote';

/** An order form as it is filled in: every figure as typed, empty where nothing is. */
export interface Ticket {
  readonly side: OrderSide;
  readonly kind: TicketKind;
  readonly timeInForce: TimeInForce;
  /** Whether an order of a margin account borrows what it lacks, or repays from what it yields. */
  readonly tradeType: TradeType;
  readonly price: string;
  readonly stopPrice: string;
  readonly stopLimitPrice: string;
  readonly activationPrice: string;
  /** In percent of the price. */
  readonly trailing: string;
  /** Whether what the order gets is to be traded back at a profit or a loss. */
  readonly hasExits: boolean;
  readonly takeProfitPrice: string;
  readonly stopLossPrice: string;
  readonly size: string;
  readonly unit: SizeUnit;
  /** The unit of a market order; null for the coin it pays with. */
  readonly marketUnit: SizeUnit | null;
}

/** The figures of a form that are typed. */
export type TicketField = 'price' | 'stopPrice' | 'stopLimitPrice' | 'activationPrice' | 'trailing' | 'size' | ExitField;

/** The prices at which what an order gets is traded back. */
export type ExitField = keyof Exits;

/** What the market and the account are for the form; null is what is not known yet. */
export interface TicketMarket {
  readonly tradeId: number;
  readonly base: string;
  readonly quote: string;
  readonly digit: string;
  readonly last: Decimal | null;
  readonly bestBid: Decimal | null;
  readonly bestAsk: Decimal | null;
  /** What an order that takes at once would meet; empty for any other. */
  readonly book: KnownBook;
  /** Fractions of what is received. */
  readonly fees: { readonly maker: Decimal; readonly taker: Decimal } | null;
  readonly available: Readonly<Record<SizeUnit, Decimal | null>>;
  /** The account that pays. */
  readonly account: TradingAccount;
  /** What a margin account may borrow and owes of both coins; null for the spot account, or while it is not known. */
  readonly loans: Readonly<Record<SizeUnit, CoinLoan>> | null;
}

/** A coin of a margin account: what can be borrowed of it besides, what is owed, and the interest of an hour as a fraction. */
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

/** The fields of each kind of order, as they stand in the form; its exits come after them. */
export const fieldsOf: Readonly<Record<TicketKind, readonly Exclude<TicketField, ExitField>[]>> = {
  limit: ['price', 'size'],
  market: ['size'],
  stopLimit: ['stopPrice', 'price', 'size'],
  oco: ['price', 'stopPrice', 'stopLimitPrice', 'size'],
  trailing: ['trailing', 'activationPrice', 'size'],
};

/** The coin the size counts in: a trailing order in what it pays with, since its price is not known yet. */
export function unitOf({ kind, side, unit, marketUnit }: UnitTerms): SizeUnit {
  if (kind === 'market') return marketUnit ?? paidUnit({ side });
  return kind === 'trailing' ? paidUnit({ side }) : unit;
}

type UnitTerms = Pick<Ticket, 'kind' | 'side' | 'unit' | 'marketUnit'>;

/** Decimals a size may have: those of lots, or of the quote coin as far as eight. */
export function sizeDigits(ticket: UnitTerms, { digit }: Pick<TicketMarket, 'digit'>): number {
  const { price, amount } = splitDigit(digit);
  return unitOf(ticket) === 'base' ? amount : Math.min(price + amount, maxQuoteDigits);
}

const maxQuoteDigits = 8;

/** The price that size and total are converted at: the order's own, of two the dearer one, without one the latest; null while it is not known. */
export function conversionPrice({ kind, side, price, stopLimitPrice }: Ticket, last: Decimal | null): Decimal | null {
  if (kind === 'market' || kind === 'trailing') return last;
  const own = amountOf(price);
  const dearer = kind === 'oco' && side === orderSide.buy ? largest(own, amountOf(stopLimitPrice)) : own;
  return isZero(dearer) ? null : dearer;
}

/** The price at which an order freezes what it pays: of a market order the worst it may get. */
const frozenPrice = (ticket: Ticket, { digit, last }: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null =>
  ticket.kind === 'market' && last !== null ? worstPriceOf({ digit }, ticket.side, last) : conversionPrice(ticket, last);

/** What an order is for in the base coin, whole lots; of an order without a price what it comes to at the latest one. Null while that is not known. */
export function amountIn(ticket: Ticket, { digit, last }: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null {
  const size = amountOf(ticket.size);
  if (unitOf(ticket) === 'base') return isZero(size) ? null : size;
  const price = conversionPrice(ticket, last);
  if (price === null || isZero(size)) return null;
  const amount = divide(size, price, splitDigit(digit).amount);
  return isZero(amount) ? null : amount;
}

/** What an order comes to in the quote coin; null while that is not known. */
export function totalOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null {
  if (unitOf(ticket) === 'quote' && (ticket.kind === 'market' || ticket.kind === 'trailing')) {
    const turnover = amountOf(ticket.size);
    return isZero(turnover) ? null : turnover;
  }
  const price = conversionPrice(ticket, market.last);
  const amount = amountIn(ticket, market);
  return price === null || amount === null ? null : multiply(price, amount);
}

/** The coin an order pays with. */
export const paidUnit = ({ side }: Pick<Ticket, 'side'>): SizeUnit => (side === orderSide.buy ? 'quote' : 'base');

/** How an order of the account borrows or repays: only in a margin account, and an OCO never does (assumed: its call takes no such figure). */
export const tradeTypeOf = (
  { kind, tradeType: chosen }: Pick<Ticket, 'kind' | 'tradeType'>,
  { loans }: Pick<TicketMarket, 'loans'>,
): TradeType => (loans === null || kind === 'oco' ? tradeType.normal : chosen);

/** Whether an order can carry exits: a limit or market order whose proceeds repay no loan. Source: the call takes them for no other. */
export const takesExits = (ticket: Pick<Ticket, 'kind' | 'tradeType'>, market: Pick<TicketMarket, 'loans'>): boolean =>
  (ticket.kind === 'limit' || ticket.kind === 'market') && tradeTypeOf(ticket, market) !== tradeType.autoRepay;

/** Whether an order carries exits. */
export const carriesExits = (ticket: Pick<Ticket, 'kind' | 'tradeType' | 'hasExits'>, market: Pick<TicketMarket, 'loans'>): boolean =>
  ticket.hasExits && takesExits(ticket, market);

/** What an order can pay with: what is available, and what it may borrow besides; null while not known. */
export function fundsOf(ticket: Ticket, market: Pick<TicketMarket, 'available' | 'loans'>): Decimal | null {
  const unit = paidUnit(ticket);
  const available = market.available[unit];
  if (available === null || tradeTypeOf(ticket, market) !== tradeType.autoBorrow) return available;
  return add(available, market.loans?.[unit].borrowable ?? '0');
}

/** The largest size the account allows, in the unit of the size; null while balance or price is not known. */
export function largestSize(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last' | 'available' | 'loans'>): Decimal | null {
  const available = fundsOf(ticket, market);
  if (available === null) return null;
  const unit = unitOf(ticket);
  const digits = sizeDigits(ticket, market);
  if (unit === paidUnit(ticket)) return truncate(available, digits);
  const price = frozenPrice(ticket, market);
  if (price === null) return null;
  if (unit === 'base') return divide(available, price, digits);
  return truncate(multiply(truncate(available, splitDigit(market.digit).amount), price), digits);
}

/** The size in the other unit, when the unit is switched; empty where it cannot be converted. */
export function convertedSize(ticket: Ticket, market: TicketMarket): string {
  if (unitOf(ticket) === 'quote') return amountIn(ticket, market) ?? '';
  const total = totalOf(ticket, market);
  return total === null ? '' : truncate(total, sizeDigits(unitTaken(ticket, 'quote'), market));
}

/** The ticket with its size in another unit; the size stays as it is typed. */
export const unitTaken = (ticket: Ticket, unit: SizeUnit): Ticket =>
  ticket.kind === 'market' ? { ...ticket, marketUnit: unit } : { ...ticket, unit };

/** What an order will pay as its fee, in the coin it receives; null while it is not known. A price beyond the other side of the book takes, any other makes. Source of the rates: the pair's terms. */
export function feeOf(ticket: Ticket, market: TicketMarket): Decimal | null {
  const received = ticket.side === orderSide.buy ? amountIn(ticket, market) : totalOf(ticket, market);
  if (market.fees === null || received === null) return null;
  return truncate(multiply(received, isMaker(ticket, market) ? market.fees.maker : market.fees.taker), feeDigits);
}

const feeDigits = 8;

/** Whether an order would wait in the book rather than take from it. */
function isMaker(ticket: Ticket, { bestAsk, bestBid }: Pick<TicketMarket, 'bestAsk' | 'bestBid'>): boolean {
  if (ticket.kind !== 'limit') return false;
  return ticket.timeInForce === timeInForce.postOnly || (isPatient(ticket.timeInForce) && !crosses(ticket, { bestAsk, bestBid }));
}

const isPatient = (force: TimeInForce): boolean => force === timeInForce.gtc || force === timeInForce.postOnly;

/** Whether a limit order would match at once. */
export function crosses({ side, price }: Pick<Ticket, 'side' | 'price'>, book: Pick<TicketMarket, 'bestAsk' | 'bestBid'>): boolean {
  const limit = amountOf(price);
  if (side === orderSide.buy) return book.bestAsk !== null && compare(limit, book.bestAsk) >= 0;
  return book.bestBid !== null && compare(limit, book.bestBid) <= 0;
}

/** Whether what an order gets is decided by the book as it comes: at the market, or as a limit that is filled whole or not at all. */
export const takesAtOnce = ({ kind, timeInForce: force }: Pick<Ticket, 'kind' | 'timeInForce'>): boolean =>
  kind === 'market' || (kind === 'limit' && force === timeInForce.fok);
