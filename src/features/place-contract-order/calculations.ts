import {
  add,
  divide,
  isGreater,
  isZero,
  largest,
  multiply,
  roundUp,
  smallest,
  subtract,
  wholeLots,
  type Decimal,
} from '@/contract/decimal';
import {
  exposureOf,
  initialMargin,
  liquidationTick,
  maxNotional,
  moneyPrecision,
  requiredMargin,
  roundFee,
  priceOf,
  valueOf,
  worstPrice,
  isInverse,
  type OrderSide,
  type Position,
} from '@/contract/swap';
import { estimateMarketOrder, matchingLevels, type MarketEstimate } from '@/shared/order-form/bookEstimate';
import { percentOf, parsePositive } from '@/shared/lib/numberInput';
import { baseAmountOf, conversionPrice, effectOf, positionSideOf, sizeOf, type Ticket, type TicketMarket } from './ticket';

/** A part of an order and its price. */
interface FillPart {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** A safety factor on the cost of a market order, so that the maximum is not refused if the price moves meanwhile. */
const marketOrderBuffer: Decimal = '1.002';

/** The parts in which an order would be filled, best prices first: the book up to the limit, and the rest at the limit or the last level. Null while a price is unknown. */
export function fillPartsOf(ticket: Ticket, market: TicketMarket, side: OrderSide, amount: Decimal): readonly FillPart[] | null {
  const { mark } = market;
  if (ticket.kind === 'plan' || ticket.kind === 'trailing') {
    const price = conversionPrice(ticket, market);
    return price === null ? null : [{ price, amount }];
  }
  const limit = ticket.kind === 'limit' ? parsePositive(ticket.price) : mark && worstPrice(mark, side);
  if (limit === null) return null;
  const levels = ticket.timeInForce === 'postOnly' && ticket.kind === 'limit' ? [] : side === 'buy' ? market.asks : market.bids;
  const matched = levels.length === 0 ? [] : matchingLevels(market, side, limit);
  let remaining = amount;
  const parts: FillPart[] = [];
  for (const [price, levelAmount] of matched) {
    const filled = smallest(remaining, wholeLots(levelAmount, market.lot));
    if (!isZero(filled)) parts.push({ price, amount: filled });
    remaining = subtract(remaining, filled);
  }
  if (isZero(remaining)) return parts;
  // The rest beyond the known book is valued at the more expensive end.
  const lastLevelPrice = matched.length === levels.length ? matched.at(-1)?.[0] : undefined;
  const restPrice =
    lastLevelPrice !== undefined &&
    isGreater(valueOf(market.contractCode, remaining, lastLevelPrice), valueOf(market.contractCode, remaining, limit))
      ? lastLevelPrice
      : limit;
  return [...parts, { price: ticket.kind === 'market' ? (matched.at(-1)?.[0] ?? limit) : restPrice, amount: remaining }];
}

const positionsOn = ({ positions, contractCode }: Pick<TicketMarket, 'positions' | 'contractCode'>, side: 'long' | 'short') =>
  positions.filter((position) => position.contractCode === contractCode && position.side === side);

/** The positions that an order closes first; none in hedge mode. */
const positionsClosedBy = (market: TicketMarket, side: OrderSide): readonly Position[] =>
  market.setting.positionMode === 'oneWay' ? positionsOn(market, positionSideOf(side, 'close')) : [];

/** The position that an opening order adds to, if any. */
const positionAddedTo = (market: TicketMarket, side: OrderSide): Position | undefined =>
  market.setting.positionType === 'split'
    ? undefined
    : positionsOn(market, positionSideOf(side, 'open')).find(({ marginMode }) => marginMode === market.setting.marginMode);

const costOfPosition = (position: Position): Decimal => exposureOf(position).cost;

/** The cost of an order in the settlement coin: margin, fees, and the margin its existing position lacks at the current leverage. Null while unknown. */
export function costOf(ticket: Ticket, market: TicketMarket, side: OrderSide, amount = baseAmountOf(ticket, market)): Decimal | null {
  if (amount === null) return null;
  if (effectOf(ticket, market) === 'close') return '0';
  const parts = fillPartsOf(ticket, market, side, amount);
  if (parts === null) return null;
  const { contractCode, fees, setting } = market;
  const closing = smallest(amount, add('0', ...positionsClosedBy(market, side).map((position) => position.amount)));
  const required = requiredMargin(
    { contractCode, leverage: setting.leverage, taker: fees.taker, closing, opens: isGreater(amount, closing) },
    parts,
  );
  const existing = positionAddedTo(market, side);
  if (!existing || existing.leverage === setting.leverage) return required;
  const marginShortfall = subtract(roundUp(initialMargin(costOfPosition(existing), setting.leverage), moneyPrecision - 1), existing.margin);
  return add(required, largest('0', marginShortfall));
}

/** The estimated fill of a market order; null for other kinds, and if the book is unknown or empty. */
export function marketEstimateOf(ticket: Ticket, market: TicketMarket, side: OrderSide): MarketEstimate | null {
  const amount = ticket.kind === 'market' ? baseAmountOf(ticket, market) : null;
  if (amount === null || market.mark === null) return null;
  const { contractCode, lot, mark } = market;
  return estimateMarketOrder(
    market,
    { side, limit: worstPrice(mark, side), lot, amount, turnover: null },
    { valueOf: (part, price) => valueOf(contractCode, part, price), priceOf: (part, value) => priceOf(contractCode, part, value) },
  );
}

/** The fee of an order in the settlement coin: the maker rate for post-only, else the taker rate. Null while unknown. */
export function feeOf(ticket: Ticket, market: TicketMarket, side: OrderSide): Decimal | null {
  const amount = baseAmountOf(ticket, market);
  const parts = amount === null ? null : fillPartsOf(ticket, market, side, amount);
  if (parts === null) return null;
  const rate = ticket.kind === 'limit' && ticket.timeInForce === 'postOnly' ? market.fees.maker : market.fees.taker;
  const value = add('0', ...parts.map((part) => valueOf(market.contractCode, part.amount, part.price)));
  return roundFee(multiply(value, rate));
}

/** The value of the side an order opens if all open orders were filled, in the settlement coin. */
export function projectedExposureOf(market: TicketMarket, side: OrderSide, mark: Decimal): Decimal {
  const openingOrders = market.openOrders.filter((order) => order.side === side && order.effect === 'open');
  return add(
    '0',
    ...positionsOn(market, positionSideOf(side, 'open')).map(({ amount }) => valueOf(market.contractCode, amount, mark)),
    ...openingOrders.map((order) => valueOf(market.contractCode, subtract(order.amount, order.filledAmount), mark)),
  );
}

/** The amount that orders of a side can still close. */
export function closableAmountOf(market: TicketMarket, side: OrderSide): Decimal {
  const positionAmounts = positionsOn(market, positionSideOf(side, 'close')).map(({ amount }) => amount);
  const closingOrders = market.openOrders.filter((order) => order.side === side && order.effect === 'close');
  return largest(
    '0',
    subtract(add('0', ...positionAmounts), add('0', ...closingOrders.map(({ amount, filledAmount }) => subtract(amount, filledAmount)))),
  );
}

/** The maximum value of a position at a leverage, in the settlement coin; null if unlimited or unknown. */
export function maxExposure({ tiers }: Pick<TicketMarket, 'tiers'>, leverage: number): Decimal | null {
  const eligibleTiers = tiers.filter((tier) => tier.maxLeverage >= leverage);
  return eligibleTiers.at(-1)?.upTo ?? null;
}

/** The maximum amount of a side that account, leverage and position allow; null while unknown. */
export function maxAmountForSide(ticket: Ticket, market: TicketMarket, side: OrderSide): Decimal | null {
  if (effectOf(ticket, market) === 'close') return closableAmountOf(market, side);
  const { available, contractCode, lot, setting, mark, fees } = market;
  const price = conversionPrice(ticket, market);
  if (available === null || price === null || mark === null) return null;
  const lotValue = valueOf(contractCode, lot, price);
  const tierLimit = maxExposure(market, setting.leverage);
  const remainingTierLimit = tierLimit === null ? null : largest('0', subtract(tierLimit, projectedExposureOf(market, side, mark)));
  const lotsOf = (money: Decimal, perLot: Decimal) => multiply(divide(money, perLot, 0), lot);
  const notional = wholeLots(isInverse(contractCode) ? maxNotional : divide(maxNotional, price), lot);
  const bound = remainingTierLimit === null ? notional : smallest(notional, lotsOf(remainingTierLimit, lotValue));
  const closing = add('0', ...positionsClosedBy(market, side).map(({ amount }) => amount));
  const perLot = add(divide(lotValue, String(setting.leverage)), multiply(lotValue, fees.taker));
  let amount = smallest(bound, add(closing, lotsOf(available, perLot)));
  for (let tries = 0; tries < maxIterations && isGreater(amount, '0'); tries += 1) {
    const cost = costOf(ticket, market, side, amount) ?? '0';
    const requiredFunds = ticket.kind === 'market' ? multiply(cost, marketOrderBuffer) : cost;
    if (!isGreater(requiredFunds, available)) return amount;
    amount = smallest(wholeLots(divide(multiply(amount, available), requiredFunds), lot), subtract(amount, lot));
  }
  return '0';
}

const maxIterations = 12;

/** A share of the maximum amount as a size, empty for zero; null while unknown. The maximum is the smaller of both sides for an opening order, else the larger. `percent` is a whole number. */
export function sizeOfShare(ticket: Ticket, market: TicketMarket, percent: number): string | null {
  const max = maxAmountOf(ticket, market);
  return max === null ? null : sizeOf(multiply(max, divide(String(percent), '100')), ticket, market);
}

/** The share of the maximum amount, in whole percent from 0 to 100. */
export function shareOfSize(ticket: Ticket, market: TicketMarket): number {
  const [max, amount] = [maxAmountOf(ticket, market), baseAmountOf(ticket, market)];
  return max === null || amount === null ? 0 : percentOf(amount, max);
}

function maxAmountOf(ticket: Ticket, market: TicketMarket): Decimal | null {
  const [buy, sell] = [maxAmountForSide(ticket, market, 'buy'), maxAmountForSide(ticket, market, 'sell')];
  if (buy === null || sell === null) return null;
  return effectOf(ticket, market) === 'close' ? largest(buy, sell) : smallest(buy, sell);
}

/** The liquidation price of the position if an order were filled now; null if there is none or it is unknown. */
export function liquidationOf(ticket: Ticket, market: TicketMarket, side: OrderSide): Decimal | null {
  const amount = baseAmountOf(ticket, market);
  if (amount === null || effectOf(ticket, market) === 'close' || positionsClosedBy(market, side).length > 0) return null;
  const parts = fillPartsOf(ticket, market, side, amount);
  if (parts === null || market.crossMarginBalance === null) return null;
  const { contractCode, setting, fees, tiers, priceDigits } = market;
  const value = add('0', ...parts.map((part) => valueOf(contractCode, part.amount, part.price)));
  const existing = positionAddedTo(market, side);
  const exposure = {
    contractCode,
    side: positionSideOf(side, 'open'),
    amount: add(existing?.amount ?? '0', amount),
    cost: add(existing ? costOfPosition(existing) : '0', value),
  };
  const others = market.positions.filter(({ marginMode, positionId }) => marginMode === 'cross' && positionId !== existing?.positionId);
  const collateral =
    setting.marginMode === 'isolated'
      ? add(existing?.margin ?? '0', initialMargin(value, setting.leverage))
      : subtract(
          add(market.crossMarginBalance, ...others.map(({ unrealised, maintenanceMargin }) => subtract(unrealised, maintenanceMargin))),
          roundFee(multiply(value, fees.taker)),
        );
  return liquidationTick(exposure, collateral, tiers, priceDigits);
}
