import { add, divide, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide } from '@/contract/spot';
import { allPairs } from '../market/catalogue';
import { coinByName } from '../markets';
import type { Spot } from '../spot/spot';
import { digitsOf } from '../spot/terms';

/** Decimals of the amounts sold and bought. */
const precision = 8;

/**
 * Trades one coin for another on behalf of an account in liquidation: through the book of their pair, or those of both coins with USDT.
 * Amounts that the book cannot fill or that are below the lot size are traded at the market price. Returns the amount received of the other coin.
 */
export function createLiquidationTrade(
  spot: Spot,
  owner: number,
  price: (coinId: number) => Decimal,
): (from: number, into: number, amount: Decimal) => Decimal {
  const usdt = coinByName('USDT').coinId;
  const atPrice = (from: number, into: number, amount: Decimal) => divide(multiply(amount, price(from)), price(into), precision);
  const trade = (from: number, into: number, amount: Decimal): Decimal => {
    if (from === into) return amount;
    const sold = pairOf(from, into);
    if (sold !== undefined) {
      const lots = truncate(amount, digitsOf(sold).amount);
      const fills = isZero(lots) ? [] : spot.executeLiquidation(sold, { owner, side: orderSide.sell, amount: lots, turnover: null });
      return truncate(add(turnoverOf(fills), atPrice(from, into, subtract(amount, amountOf(fills)))), precision);
    }
    const bought = pairOf(into, from);
    if (bought !== undefined) {
      const fills = spot.executeLiquidation(bought, { owner, side: orderSide.buy, amount: null, turnover: amount });
      return add(amountOf(fills), atPrice(from, into, subtract(amount, turnoverOf(fills))));
    }
    if (from === usdt || into === usdt) return atPrice(from, into, amount);
    return trade(usdt, into, trade(from, usdt, amount));
  };
  return trade;
}

const pairs: ReadonlyMap<string, number> = new Map(
  allPairs.map(({ base, quote, tradeId }) => [`${coinByName(base).coinId}:${coinByName(quote).coinId}`, tradeId]),
);
const pairOf = (base: number, quote: number): number | undefined => pairs.get(`${base}:${quote}`);

/** The fills of a liquidation order. */
type Fills = ReturnType<Spot['executeLiquidation']>;

const amountOf = (fills: Fills): Decimal => add(...fills.map(({ amount }) => amount));
const turnoverOf = (fills: Fills): Decimal => add(...fills.map(({ price, amount }) => multiply(price, amount)));
