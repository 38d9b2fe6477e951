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
import { typedFigure } from '@/shared/lib/typedFigures';

/** What the form can place: orders for the book, and orders that wait for a price. */
export const ticketKinds = ['limit', 'market', 'plan', 'trailing'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** How a limit order is to be filled. */
export const ticketForces = ['limit', 'postOnly', 'ioc', 'fok'] as const satisfies readonly OrderKind[];
export type TicketForce = (typeof ticketForces)[number];

/** What a size counts: contracts, the unit amounts are in, or the coin the contract is settled in: as the value of the order or as the margin for it. */
export const sizeUnits = ['contracts', 'amount', 'value', 'margin'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** An order form as it is filled in: every figure as typed, empty where nothing is. */
export interface Ticket {
  /** Whether it opens or closes, where a contract has a long and a short position. */
  readonly effect: OrderEffect;
  /** The same where it has one position. */
  readonly isReduceOnly: boolean;
  readonly kind: TicketKind;
  readonly force: TicketForce;
  /** Whether a plan is placed at its price, or at the market. */
  readonly hasPlanPrice: boolean;
  readonly hasExits: boolean;
  /** Which price a plan waits for, and which one the exits go by. */
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

/** The figures of a form that are typed. */
export type TicketField = 'price' | 'triggerPrice' | 'trailing' | 'activationPrice' | 'takeProfitPrice' | 'stopLossPrice' | 'size';

export const emptyTicket: Ticket = {
  effect: 'open',
  isReduceOnly: false,
  kind: 'limit',
  force: 'limit',
  hasPlanPrice: false,
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

/** How somebody trades a contract. */
export type Setting = Pick<ConfigsSummary, 'leverage' | 'marginMode' | 'positionMode' | 'positionType'>;

/** What contract, account and book are for the form; null is what is not known yet. */
export interface TicketMarket extends ContractRules {
  /** The unit amounts are in. */
  readonly amountUnit: string;
  /** The coin it is settled in. */
  readonly coin: string;
  readonly quote: string;
  readonly last: Decimal | null;
  readonly mark: Decimal | null;
  readonly index: Decimal | null;
  /** It is about to be delivered and takes only orders that close. */
  readonly onlyCloses: boolean;
  /** Best prices first. */
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
  readonly fees: { readonly maker: Decimal; readonly taker: Decimal };
  readonly setting: Setting;
  /** What new orders may use. */
  readonly free: Decimal | null;
  /** What stands behind the cross positions but their profit. */
  readonly crossBacking: Decimal | null;
  /** All open positions of the account that are settled in the coin. */
  readonly positions: readonly Position[];
  /** Orders of the contract that wait in the book. */
  readonly waiting: readonly ContractOrder[];
  /** How many orders of any contract wait. */
  readonly waitingCount: number;
}

/** The price that exits go by; null while it is not known. */
export const basisPrice = ({ last, mark, index }: Pick<TicketMarket, PriceBasis>, basis: PriceBasis): Decimal | null =>
  ({ last, mark, index })[basis];

/** Whether an order of this form only closes, as it was chosen or as the contract takes no others. */
export const effectOf = (
  { effect, isReduceOnly }: Pick<Ticket, 'effect' | 'isReduceOnly'>,
  { setting, onlyCloses }: Pick<TicketMarket, 'setting' | 'onlyCloses'>,
): OrderEffect => (onlyCloses || (setting.positionMode === 'hedge' ? effect === 'close' : isReduceOnly) ? 'close' : 'open');

/** Whether an order carries the prices at which its position is to be closed. */
export const carriesExits = (
  ticket: Pick<Ticket, 'kind' | 'hasExits' | 'effect' | 'isReduceOnly'>,
  market: Pick<TicketMarket, 'setting' | 'onlyCloses'>,
) => ticket.hasExits && (ticket.kind === 'limit' || ticket.kind === 'market') && effectOf(ticket, market) === 'open';

/** The fields of an order's own prices, as they stand in the form. */
export function priceFieldsOf({
  kind,
  hasPlanPrice,
}: Pick<Ticket, 'kind' | 'hasPlanPrice'>): readonly ('price' | 'triggerPrice' | 'trailing' | 'activationPrice')[] {
  switch (kind) {
    case 'limit':
      return ['price'];
    case 'market':
      return [];
    case 'plan':
      return hasPlanPrice ? ['triggerPrice', 'price'] : ['triggerPrice'];
    case 'trailing':
      return ['trailing', 'activationPrice'];
  }
}

/** All fields of a form, as they stand in it. */
export const fieldsOf = (ticket: Ticket, market: Pick<TicketMarket, 'setting' | 'onlyCloses'>): readonly TicketField[] => [
  ...priceFieldsOf(ticket),
  'size',
  ...(carriesExits(ticket, market) ? (['takeProfitPrice', 'stopLossPrice'] as const) : []),
];

/** Fields that may stay empty. */
export const isOptional = (field: TicketField): boolean =>
  field === 'activationPrice' || field === 'takeProfitPrice' || field === 'stopLossPrice';

/** The price that sizes are converted at: the order's own, else the one it waits for, else the latest, or the mark price where nothing was traded yet. Null while none is known. */
export function conversionPrice(
  { kind, hasPlanPrice, price, triggerPrice, activationPrice }: Ticket,
  { last, mark }: Pick<TicketMarket, 'last' | 'mark'>,
): Decimal | null {
  const latest = last ?? mark;
  if (kind === 'limit') return typedFigure(price);
  if (kind === 'plan') return (hasPlanPrice ? typedFigure(price) : null) ?? typedFigure(triggerPrice) ?? latest;
  return kind === 'trailing' ? (typedFigure(activationPrice) ?? latest) : latest;
}

/** Decimals a size may have in its unit. */
export function sizeDigits({ unit }: Pick<Ticket, 'unit'>, { lot, contractCode }: Pick<TicketMarket, 'lot' | 'contractCode'>): number {
  if (unit === 'contracts') return 0;
  if (unit === 'amount') return lot.split('.')[1]?.length ?? 0;
  return isInverse(contractCode) ? inverseValueDigits : linearValueDigits;
}

const inverseValueDigits = 8;
const linearValueDigits = 4;

/** What a size is converted by. */
type SizedMarket = Pick<TicketMarket, 'contractCode' | 'lot' | 'last' | 'mark' | 'setting'>;

/** A size as an amount. What is given in contracts or in the unit of amounts is taken as it is; a value becomes whole lots. Null while it is not known. */
export function amountIn(ticket: Ticket, market: SizedMarket): Decimal | null {
  const typed = typedFigure(ticket.size);
  if (typed === null || ticket.unit === 'amount') return typed;
  if (ticket.unit === 'contracts') return multiply(typed, market.lot);
  const size = ticket.unit === 'margin' ? multiply(typed, String(market.setting.leverage)) : typed;
  const price = conversionPrice(ticket, market);
  if (price === null) return null;
  const amount = wholeLots(isInverse(market.contractCode) ? multiply(size, price) : divide(size, price), market.lot);
  return isZero(amount) ? null : amount;
}

/** An amount as a size of the form's unit; empty where that is not known. */
export function sizeOf(amount: Decimal, ticket: Ticket, market: SizedMarket): string {
  const lots = wholeLots(amount, market.lot);
  if (isZero(lots)) return '';
  if (ticket.unit === 'amount') return lots;
  if (ticket.unit === 'contracts') return divide(lots, market.lot, 0);
  const price = conversionPrice(ticket, market);
  if (price === null) return '';
  const value = valueOf(market.contractCode, lots, price);
  // Rounded down it would be a lot less.
  return roundUp(ticket.unit === 'margin' ? divide(value, String(market.setting.leverage)) : value, sizeDigits(ticket, market));
}

/** The side of a position that an order opens, or closes. */
export const positionSideOf = (side: OrderSide, effect: OrderEffect): PositionSide =>
  (side === 'buy') === (effect === 'open') ? 'long' : 'short';
