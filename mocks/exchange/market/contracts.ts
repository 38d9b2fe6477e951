import { isInverse } from '@/contract/swap';
import type { ContractTerms } from '@fixtures/contracts';
import { drawFraction, hash } from '../random';
import { parseDelivery } from './calendar';
import { dayStart, type Instrument, createInstrument, paceOf, powerOfTen } from './instrument';
import { day, level, spans } from './levels';
import { averagePremium, type PricedContract } from './premium';
import { followingProcess } from './processes';
import { parseDigit } from '@/contract/market';
import type { Series } from './series';
import { wholeTicks } from './spots';

/** A contract and its underlying spot pair against USDT; inverse contracts count one USDT as one US dollar (assumed). */
export interface ContractInstrument extends Instrument {
  readonly terms: ContractTerms;
  readonly underlying: Instrument;
  readonly isPerpetual: boolean;
  /** Difference of its price from the spot price in a four-hour segment, as a fraction. */
  readonly basis: (segment: number) => number;
}

const segmentLength = spans[level.fourHours];
const segmentsInDay = day / segmentLength;

/** Scale of the random daily and short-term deviation of contracts from the spot price, and for deliveries also the cost of carry until expiry. */
const dailyDeviation = 0.0024;
const shortTermDeviation = 0.0002;
const yearlyCarry = 0.062;

/** Creates the instrument of a contract; undefined if its code is neither a perpetual contract nor a delivery that ever existed. */
export function createContractInstrument(
  seed: string,
  code: string,
  tables: ContractTables,
  underlyingOf: (terms: ContractTerms) => Instrument,
): ContractInstrument | undefined {
  const perpetual = tables.perpetuals.find((terms) => terms.code === code);
  if (perpetual) return open(seed, code, perpetual, underlyingOf(perpetual), { opens: dayStart(perpetual.listedOn), closes: Infinity });
  const delivery = parseDelivery(code);
  const family = tables.deliveries.find((terms) => terms.code === delivery?.family);
  if (!delivery || !family) return undefined;
  const opens = Math.max(delivery.opens, dayStart(family.listedOn));
  return open(seed, code, family, underlyingOf(family), { opens, closes: delivery.expires });
}

export interface ContractTables {
  readonly perpetuals: readonly ContractTerms[];
  readonly deliveries: readonly ContractTerms[];
}

function open(
  seed: string,
  code: string,
  terms: ContractTerms,
  underlying: Instrument,
  tradingTimes: { opens: number; closes: number },
): ContractInstrument {
  const contractSeed = hash(seed, 'contract', code);
  const isPerpetual = tradingTimes.closes === Infinity;
  const basis = (segment: number): number => {
    const days = segment / segmentsInDay;
    const fraction = days - Math.floor(days);
    const slow =
      (1 - fraction) * drawFraction(contractSeed, Math.floor(days)) + fraction * drawFraction(contractSeed, Math.floor(days) + 1);
    const deviation = (slow - 0.45) * dailyDeviation + (drawFraction(contractSeed ^ 1, segment) - 0.5) * shortTermDeviation;
    if (isPerpetual) return deviation;
    const daysLeft = Math.max(0, tradingTimes.closes - (segment + 1) * segmentLength) / day;
    return deviation * Math.min(1, daysLeft) + (yearlyCarry * daysLeft) / 365;
  };
  const { price, amount } = parseDigit(terms.digit);
  const perTick = powerOfTen(price) / powerOfTen(underlying.digits.price);
  const mappingAt = (segment: number) => {
    const factor = (1 + basis(segment)) * perTick;
    return { price: (ticks: number) => wholeTicks(ticks * factor), falls: false };
  };
  const turnoverRatio = terms.turnover / 10;
  const turnover = underlying.turnover * turnoverRatio;
  const inverse = isInverse(terms.code);
  const traded = inverse ? turnover * 1000 : (underlying.lots * turnoverRatio) / powerOfTen(underlying.digits.amount);
  const lots = Math.round(traded * powerOfTen(amount));
  const process = followingProcess(underlying, mappingAt, {
    seed: contractSeed,
    sharedSeed: contractSeed,
    follow: 0,
    pace: paceOf(turnover),
    lots,
  });
  return {
    ...createInstrument(process, { ...terms, ...tradingTimes, turnover, lots, isInverse: inverse }),
    terms,
    underlying,
    isPerpetual,
    basis,
  };
}

/** The part of a contract that its mark price depends on. */
interface MarkedContract extends PricedContract {
  readonly series: Pick<Series, 'price'>;
  readonly underlying: PricedContract['underlying'] & { readonly series: Pick<Series, 'price'> };
}

/** Averaging period of the premium in the mark price. */
const basisPeriod = 4 * spans[level.hour];

/**
 * The index (spot) price and the mark price of a contract in ticks. The mark price is the median of the index, the index with the average
 * premium of the last four hours, and the last price (assumed: no rule is specified), so it always lies between index and last price.
 */
export function markOf(contract: MarkedContract, instant: number): { index: number; mark: number } {
  const { underlying, digits, series } = contract;
  const index = wholeTicks((underlying.series.price(instant) / powerOfTen(underlying.digits.price)) * powerOfTen(digits.price));
  const fair = wholeTicks(index * (1 + averagePremium(contract, instant - basisPeriod, instant)));
  const last = series.price(instant);
  return { index, mark: Math.max(Math.min(index, fair), Math.min(Math.max(index, fair), last)) };
}

/** Settlement price of a delivery contract in ticks: the average of the spot minute closes of its last hour. */
export function settlementOf({ underlying, digits, closes }: ContractInstrument): number {
  const last = closes / spans[level.minute] - 1;
  let sum = 0;
  for (let minute = last - 59; minute <= last; minute += 1) sum += underlying.tree.close(level.minute, minute);
  return wholeTicks((sum / 60 / powerOfTen(underlying.digits.price)) * powerOfTen(digits.price));
}

/** Funding period of perpetual contracts; payments are at 00:00, 08:00 and 16:00 UTC. */
export const fundingPeriod = day / 3;
/** Decimals of a funding rate. */
export const fundingDigits = 6;
const maxFunding = 3_000;
/** Interest rate of a period and the largest amount by which interest less premium changes the rate, in millionths. */
const interest = 100;
const maxDampening = 500;

/** The next funding time after `instant`. */
export const nextFunding = (instant: number): number => (Math.floor(instant / fundingPeriod) + 1) * fundingPeriod;

/**
 * The funding rate that longs pay shorts at `due`, in millionths of the position, as known at `at`: the premium index P, averaged over the
 * elapsed part of the period, plus interest less P clamped to ±0.05 % (assumed: no rule is specified).
 */
export function fundingOf(contract: PricedContract, due: number, at: number): number {
  const premium = Math.round(averagePremium(contract, due - fundingPeriod, Math.min(at, due)) * 1_000_000);
  const dampening = Math.max(-maxDampening, Math.min(maxDampening, interest - premium));
  return Math.max(-maxFunding, Math.min(maxFunding, premium + dampening));
}

/** Open interest in lots: changes from hour to hour, interpolated linearly in between. */
export function openInterestOf({ lots, book, opens, closes }: ContractInstrument, instant: number): number {
  const hours = instant / spans[level.hour];
  const hour = Math.floor(hours);
  const randomShare = (at: number) => 0.7 * drawFraction(book.seed, Math.floor(at / 24)) + 0.3 * drawFraction(book.seed ^ 2, at);
  const filled = Math.max(0, Math.min(1, (instant - opens) / day, (closes - instant) / (day / 8)));
  const share = randomShare(hour) + (randomShare(hour + 1) - randomShare(hour)) * (hours - hour);
  return Math.round(lots * filled * (0.35 + 0.15 * share));
}
