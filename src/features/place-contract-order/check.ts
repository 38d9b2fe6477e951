import { compare, isGreater, add, divide, multiply, type Decimal } from '@/contract/decimal';
import {
  contractOrderProblem,
  exitProblem,
  maxOpenOrders,
  planProblem,
  trailProblem,
  valueOf,
  worstPrice,
  type ConditionOrderRequest,
  type ContractOrderProblem,
  type ContractOrderRequest,
  type OrderSide,
} from '@/contract/swap';
import { trailTrigger } from '@/contract/trailing';
import { parsePositive } from '@/shared/lib/numberInput';
import { lacksLiquidity, matchingLevels } from '@/shared/order-form/bookEstimate';
import { closableAmountOf, costOf, projectedExposureOf } from './calculations';
import {
  baseAmountOf,
  basisPrice,
  carriesExits,
  effectOf,
  fieldsOf,
  isOptional,
  type Ticket,
  type TicketField,
  type TicketMarket,
} from './ticket';

/** Why an order cannot be placed; `missing` means an empty field. */
export type TicketProblem =
  | ContractOrderProblem['problem']
  | 'orderTriggerPassed'
  | 'missing'
  | 'insufficientBalance'
  | 'orderWouldMatch'
  | 'orderCannotFill'
  | 'nothingOffered'
  | 'nothingWanted'
  | 'tooManyOrders';

export type TicketProblems = Readonly<Partial<Record<TicketField, TicketProblem>>>;

/** The request to the exchange. */
export type TicketRequest =
  | { readonly kind: 'order'; readonly body: ContractOrderRequest }
  | { readonly kind: 'plan'; readonly body: ConditionOrderRequest };

/** The problems of an order on one side, by field; empty if the exchange would accept it at the current book and prices. */
export function problemsOf(ticket: Ticket, market: TicketMarket, side: OrderSide): TicketProblems {
  const missing = fieldsOf(ticket, market).filter((field) => !isOptional(field) && parsePositive(ticket[field]) === null);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  const amount = baseAmountOf(ticket, market);
  // The value is too small for one lot.
  if (amount === null) return { size: 'orderOffLot' };
  if (ticket.kind === 'plan') return planProblems(ticket, market, amount);
  return ticket.kind === 'trailing' ? trailingProblems(ticket, market, side, amount) : orderProblems(ticket, market, side, amount);
}

/** The request of a form without problems; null while its amount is unknown. */
export function requestOf(ticket: Ticket, market: TicketMarket, side: OrderSide): TicketRequest | null {
  const amount = baseAmountOf(ticket, market);
  if (amount === null) return null;
  const effect = effectOf(ticket, market);
  const base = { side, effect, amount };
  const withoutEmpty = (fields: Partial<Record<string, Decimal | null>>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  switch (ticket.kind) {
    case 'limit':
    case 'market': {
      const isLimit = ticket.kind === 'limit';
      const exits = carriesExits(ticket, market) ? exitsOf(ticket) : {};
      const hasExits = Object.values(exits).some((price) => price !== null);
      const kind = isLimit ? ticket.timeInForce : 'market';
      return {
        kind: 'order',
        body: {
          ...base,
          kind,
          ...withoutEmpty({ price: isLimit ? parsePositive(ticket.price) : null, ...exits }),
          ...(hasExits && { exitBasis: ticket.exitBasis }),
        },
      };
    }
    case 'plan': {
      const price = ticket.hasTriggerLimit ? parsePositive(ticket.price) : null;
      return {
        kind: 'plan',
        body: {
          ...base,
          kind: 'plan',
          triggerBasis: ticket.triggerBasis,
          ...withoutEmpty({ triggerPrice: parsePositive(ticket.triggerPrice), price }),
        },
      };
    }
    case 'trailing': {
      const trailing = fractionOf(ticket);
      return {
        kind: 'plan',
        body: { ...base, kind: 'trailing', ...withoutEmpty({ trailing, activationPrice: parsePositive(ticket.activationPrice) }) },
      };
    }
  }
}

const exitsOf = ({ takeProfitPrice, stopLossPrice }: Ticket) => ({
  takeProfitPrice: parsePositive(takeProfitPrice),
  stopLossPrice: parsePositive(stopLossPrice),
});

const fractionOf = ({ trailing }: Ticket): Decimal | null => {
  const percent = parsePositive(trailing);
  return percent && divide(percent, '100');
};

function orderProblems(ticket: Ticket, market: TicketMarket, side: OrderSide, amount: Decimal): TicketProblems {
  const { mark, last, setting, contractCode, openOrderCount } = market;
  if (mark === null || last === null) return {};
  const effect = effectOf(ticket, market);
  const price = ticket.kind === 'limit' ? parsePositive(ticket.price) : null;
  const projectedExposure = add(valueOf(contractCode, amount, price ?? mark), projectedExposureOf(market, side, mark));
  const values = { side, effect, price, amount, leverage: setting.leverage };
  const found = contractOrderProblem(market, values, { mark, projectedExposure, closable: closableAmountOf(market, side) });
  if (found !== null) return { [found.field === 'price' ? 'price' : 'size']: found.problem };
  if (effect === 'open' && openOrderCount >= maxOpenOrders) return { size: 'tooManyOrders' };
  const exit = carriesExits(ticket, market)
    ? exitProblem(market, side, exitsOf(ticket), price ?? basisPrice(market, ticket.exitBasis) ?? last)
    : null;
  if (exit !== null) return { [exit.field]: exit.problem };
  if (price !== null && ticket.timeInForce === 'postOnly' && crosses(market, side, price)) return { price: 'orderWouldMatch' };
  if (price !== null && ticket.timeInForce === 'fok' && lacksLiquidity(market, side, price, amount)) return { price: 'orderCannotFill' };
  if (ticket.kind === 'market' && matchingLevels(market, side, worstPrice(mark, side)).length === 0)
    return { size: side === 'buy' ? 'nothingOffered' : 'nothingWanted' };
  const cost = costOf(ticket, market, side, amount);
  return cost !== null && market.available !== null && isGreater(cost, market.available) ? { size: 'insufficientBalance' } : {};
}

function planProblems(ticket: Ticket, market: TicketMarket, amount: Decimal): TicketProblems {
  const price = ticket.hasTriggerLimit ? parsePositive(ticket.price) : null;
  const found = planProblem(market, { triggerPrice: parsePositive(ticket.triggerPrice), price, amount, leverage: market.setting.leverage });
  return found ? { [found.field === 'amount' || found.field === 'leverage' ? 'size' : found.field]: found.problem } : {};
}

function trailingProblems(ticket: Ticket, market: TicketMarket, side: OrderSide, amount: Decimal): TicketProblems {
  if (market.last === null) return {};
  const { last, priceDigits } = market;
  const [trailing, activationPrice] = [fractionOf(ticket), parsePositive(ticket.activationPrice)];
  const found = trailProblem(market, { side, trailing, trailingDistance: null, activationPrice }, last);
  if (found !== null) return { [found.field]: found.problem };
  const triggerPrice = activationPrice === null ? trailTrigger(side, multiply(last, trailing ?? '0'), last, priceDigits) : '';
  return planProblems({ ...ticket, hasTriggerLimit: false, triggerPrice }, market, amount);
}

/** Whether a limit order would match immediately. */
function crosses({ bids, asks }: Pick<TicketMarket, 'bids' | 'asks'>, side: OrderSide, price: Decimal): boolean {
  const [best] = side === 'buy' ? asks : bids;
  if (!best) return false;
  return side === 'buy' ? compare(price, best[0]) >= 0 : compare(price, best[0]) <= 0;
}
