import { divide, isZero, multiply, roundUp, wholeLots, type Decimal } from '@/contract/decimal';
import type { DepthLevel } from '@/contract/market';
import {
  isInverse,
  valueOf,
  type ConfigsSummary,
  type ContractOrder,
  type ContractRules,
  type OrderEffect,
  type OrderKind,
  type OrderSide,
  type Position,
  type PositionSide,
  type PriceBasis,
} from '@/contract/swap';
import { parsePositive } from '@/shared/lib/numberInput';

/** The kinds of orders in the form: regular and conditional ones. */
export const ticketKinds = ['limit', 'market', 'plan', 'trailing'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** The execution options of a limit order. */
export const ticketTimesInForce = ['limit', 'postOnly', 'ioc', 'fok'] as const satisfies readonly OrderKind[];
export type TicketTimeInForce = (typeof ticketTimesInForce)[number];

/** The unit of a size: contracts, the unit of amounts, or the settlement coin as the order's value or margin. */
export const sizeUnits = ['contracts', 'amount', 'value', 'margin'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** The state of the order form: values as typed, empty if nothing is. */
export interface Ticket {
  /** Whether the order opens or closes, in hedge mode. */
  readonly effect: OrderEffect;
  /** Whether the order only closes, in one-way mode. */
  readonly isReduceOnly: boolean;
  readonly kind: TicketKind;
  readonly timeInForce: TicketTimeInForce;
  /** Whether a trigger order places a limit rather than a market order. */
  readonly hasTriggerLimit: boolean;
  readonly hasExits: boolean;
  /** The price basis of a plan's trigger, and of the exits. */
  readonly triggerBasis: PriceBasis;
  readonly exitBasis: PriceBasis;
  readonly price: string;
  readonly triggerPrice: string;
  /** In percent of the price. */
  readonly trailing: string;
  readonly activationPrice: string;
  readonly takeProfitPrice: string;
  readonly stopLossPrice: string;
  readonly size: string;
  readonly unit: SizeUnit;
}

/** The typed fields of the form. */
export type TicketField = 'price' | 'triggerPrice' | 'trailing' | 'activationPrice' | 'takeProfitPrice' | 'stopLossPrice' | 'size';

export const emptyTicket: Ticket = {
  effect: 'open',
  isReduceOnly: false,
  kind: 'limit',
  timeInForce: 'limit',
  hasTriggerLimit: false,
  hasExits: false,
  triggerBasis: 'last',
  exitBasis: 'last',
  price: '',
  triggerPrice: '',
  trailing: '',
  activationPrice: '',
  takeProfitPrice: '',
  stopLossPrice: '',
  size: '',
  unit: 'amount',
};

/** The user's trading settings of a contract. */
export type Setting = Pick<ConfigsSummary, 'leverage' | 'marginMode' | 'positionMode' | 'positionType'>;

/** The data of contract, account and book that the form uses; null if unknown yet. */
export interface TicketMarket extends ContractRules {
  /** The unit of amounts. */
  readonly amountUnit: string;
  /** The settlement coin. */
  readonly coin: string;
  readonly quote: string;
  readonly last: Decimal | null;
  readonly mark: Decimal | null;
  readonly index: Decimal | null;
  /** Whether the contract is about to be delivered and accepts only closing orders. */
  readonly isCloseOnly: boolean;
  /** Best prices first. */
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly fees: { readonly maker: Decimal; readonly taker: Decimal };
  readonly setting: Setting;
  /** The balance available for new orders. */
  readonly available: Decimal | null;
  /** The balance that backs the cross positions, without their unrealised profit. */
  readonly crossMarginBalance: Decimal | null;
  /** All open positions with this settlement coin. */
  readonly positions: readonly Position[];
  /** The contract's open orders in the book. */
  readonly openOrders: readonly ContractOrder[];
  /** The number of open orders of all contracts. */
  readonly openOrderCount: number;
}

/** The price of a basis; null while unknown. */
export const basisPrice = ({ last, mark, index }: Pick<TicketMarket, PriceBasis>, basis: PriceBasis): Decimal | null =>
  ({ last, mark, index })[basis];

/** Whether the form's order opens or closes: closes if so chosen, or if the contract accepts only closing orders. */
export const effectOf = (
  { effect, isReduceOnly }: Pick<Ticket, 'effect' | 'isReduceOnly'>,
  { setting, isCloseOnly }: Pick<TicketMarket, 'setting' | 'isCloseOnly'>,
): OrderEffect => (isCloseOnly || (setting.positionMode === 'hedge' ? effect === 'close' : isReduceOnly) ? 'close' : 'open');

/** Whether an order carries exit prices. */
export const carriesExits = (
  ticket: Pick<Ticket, 'kind' | 'hasExits' | 'effect' | 'isReduceOnly'>,
  market: Pick<TicketMarket, 'setting' | 'isCloseOnly'>,
) => ticket.hasExits && (ticket.kind === 'limit' || ticket.kind === 'market') && effectOf(ticket, market) === 'open';

/** The price fields of an order, in the order of the form. */
export function priceFieldsOf({
  kind,
  hasTriggerLimit,
}: Pick<Ticket, 'kind' | 'hasTriggerLimit'>): readonly ('price' | 'triggerPrice' | 'trailing' | 'activationPrice')[] {
  switch (kind) {
    case 'limit':
      return ['price'];
    case 'market':
      return [];
    case 'plan':
      return hasTriggerLimit ? ['triggerPrice', 'price'] : ['triggerPrice'];
    case 'trailing':
      return ['trailing', 'activationPrice'];
  }
}

/** All fields of the form, in order. */
export const fieldsOf = (ticket: Ticket, market: Pick<TicketMarket, 'setting' | 'isCloseOnly'>): readonly TicketField[] => [
  ...priceFieldsOf(ticket),
  'size',
  ...(carriesExits(ticket, market) ? (['takeProfitPrice', 'stopLossPrice'] as const) : []),
];

/** Whether a field may stay empty. */
export const isOptional = (field: TicketField): boolean =>
  field === 'activationPrice' || field === 'takeProfitPrice' || field === 'stopLossPrice';

/** The price for converting sizes: of a limit order the typed price; of a trigger order its limit price, else its trigger price; of a trailing order its activation price; otherwise the last price, or the mark price before the first trade. Null while unknown. */
export function conversionPrice(
  { kind, hasTriggerLimit, price, triggerPrice, activationPrice }: Ticket,
  { last, mark }: Pick<TicketMarket, 'last' | 'mark'>,
): Decimal | null {
  const latest = last ?? mark;
  if (kind === 'limit') return parsePositive(price);
  if (kind === 'plan') return (hasTriggerLimit ? parsePositive(price) : null) ?? parsePositive(triggerPrice) ?? latest;
  return kind === 'trailing' ? (parsePositive(activationPrice) ?? latest) : latest;
}

/** The maximum decimals of a size in its unit. */
export function sizeDigits({ unit }: Pick<Ticket, 'unit'>, { lot, contractCode }: Pick<TicketMarket, 'lot' | 'contractCode'>): number {
  if (unit === 'contracts') return 0;
  if (unit === 'amount') return lot.split('.')[1]?.length ?? 0;
  return isInverse(contractCode) ? inverseValueDigits : linearValueDigits;
}

const inverseValueDigits = 8;
const linearValueDigits = 4;

/** The data for converting a size. */
type SizedMarket = Pick<TicketMarket, 'contractCode' | 'lot' | 'last' | 'mark' | 'setting'>;

/** Converts the size into an amount. Contracts and amounts are not rounded; values and margins are rounded down to whole lots. Null while unknown or below one lot. */
export function baseAmountOf(ticket: Ticket, market: SizedMarket): Decimal | null {
  const typed = parsePositive(ticket.size);
  if (typed === null || ticket.unit === 'amount') return typed;
  if (ticket.unit === 'contracts') return multiply(typed, market.lot);
  const size = ticket.unit === 'margin' ? multiply(typed, String(market.setting.leverage)) : typed;
  const price = conversionPrice(ticket, market);
  if (price === null) return null;
  const amount = wholeLots(isInverse(market.contractCode) ? multiply(size, price) : divide(size, price), market.lot);
  return isZero(amount) ? null : amount;
}

/** Converts an amount into a size in the form's unit; empty if unknown or below one lot. */
export function sizeOf(amount: Decimal, ticket: Ticket, market: SizedMarket): string {
  const lots = wholeLots(amount, market.lot);
  if (isZero(lots)) return '';
  if (ticket.unit === 'amount') return lots;
  if (ticket.unit === 'contracts') return divide(lots, market.lot, 0);
  const price = conversionPrice(ticket, market);
  if (price === null) return '';
  const value = valueOf(market.contractCode, lots, price);
  // Rounding down would lose a lot when converted back.
  return roundUp(ticket.unit === 'margin' ? divide(value, String(market.setting.leverage)) : value, sizeDigits(ticket, market));
}

/** The side of the position that an order opens or closes. */
export const positionSideOf = (side: OrderSide, effect: OrderEffect): PositionSide =>
  (side === 'buy') === (effect === 'open') ? 'long' : 'short';
