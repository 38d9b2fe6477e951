import { alertBasis, type PriceAlert } from '@/contract/alerts';
import { add, subtract, type Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { stepOf } from '@/contract/spot';
import { contractName, priceSourceOf } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { basisPrice, firstAtGoal, type PriceGoal } from '../market/priceBasis';
import type { Market, MarketId } from '../market/market';
import { pairById } from '../markets';
import type { StoredPriceAlert } from './records';

/** The market and price basis of an alert. */
export type AlertTarget = Pick<PriceAlert, 'tradeId' | 'contractCode' | 'basis'>;

/** The market data alerts need. */
export interface WatchedMarket {
  readonly id: MarketId;
  readonly name: string;
  readonly base: string;
  readonly quote: string;
  readonly digits: number;
  /** When a delivery contract expires; null for other markets. */
  readonly expires: number | null;
}

/** The market of an alert; null if there is none. */
export function watchedMarket(market: Market, { tradeId, contractCode }: Omit<AlertTarget, 'basis'>, at: number): WatchedMarket | null {
  const pair = tradeId === null ? undefined : pairById.get(tradeId);
  if (pair) {
    const { base, quote, digit } = pair;
    return { id: pair.tradeId, name: `${base}/${quote}`, base, quote, digits: parseDigit(digit).price, expires: null };
  }
  // A mock contract follows the real one.
  const code = contractCode === null ? null : priceSourceOf(contractCode.toLowerCase());
  if (code === null || !market.has(code)) return null;
  const { base, quote, digit, expires } = market.contract(code, at);
  return { id: code, name: contractName(contractCode ?? code), base, quote, digits: parseDigit(digit).price, expires };
}

/** The market of an alert. Throws `BusinessError` if it does not exist or has no price on that basis. */
export function requireMarket(market: Market, watched: AlertTarget, at: number): WatchedMarket {
  const found = watchedMarket(market, watched, at);
  if (!found || (watched.basis === alertBasis.mark && typeof found.id === 'number')) throw new BusinessError('notFound');
  return found;
}

/** The price watched by an alert, at an instant. */
export const watchedPrice = (market: Market, { id }: WatchedMarket, watched: Pick<AlertTarget, 'basis'>, at: number): Decimal =>
  basisPrice(market, id, basisOf(watched), at);

/** The goal of an alert: its price or, once it has fired, a return of the price by one tick. */
export function goalOf({ direction, price, isBeyond }: StoredPriceAlert, { digits }: WatchedMarket): PriceGoal {
  if (!isBeyond) return { direction, price };
  const tick = stepOf(digits);
  return direction === 'above' ? { direction: 'below', price: subtract(price, tick) } : { direction: 'above', price: add(price, tick) };
}

/** The first instant in (`after`, `until`] at which the goal of an alert is reached. */
export const reachedAt = (
  market: Market,
  { id }: WatchedMarket,
  watched: Pick<AlertTarget, 'basis'>,
  goal: PriceGoal,
  after: number,
  until: number,
): number | undefined => firstAtGoal(market, id, basisOf(watched), goal, after, until);

const basisOf = ({ basis }: Pick<AlertTarget, 'basis'>) => (basis === alertBasis.mark ? 'mark' : 'last');
