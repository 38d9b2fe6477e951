import type { ContractType } from '../market/constants';
import {
  deliveryReduceOnlyMs,
  deliverySuffix,
  deliveryWeeks,
  mockPrefix,
  type OrderEffect,
  type OrderSide,
  type PositionSide,
} from './constants';

export type DeliveryType = Exclude<ContractType, 'perpetual'>;

const week = 7 * 24 * 60 * 60 * 1000;

/** The type of a delivery contract by the time from `now` to its expiry, both in milliseconds, bounds included. Source: specification, Business constants, Instrument types. */
export const deliveryType = (expiry: number, now: number): DeliveryType =>
  deliveryWeeks.find(({ weeks }) => expiry - now <= weeks * week)?.type ?? 'nextQuarter';

/** The kind of a contract by its name, ignoring case: names ending in `_d` are delivery contracts, all others perpetual. Source: specification, Routes, contract. */
export const contractKind = (name: string): 'perpetual' | 'delivery' =>
  name.toLowerCase().endsWith(deliverySuffix) ? 'delivery' : 'perpetual';

/** Whether a contract is so close to delivery that it accepts only closing orders; `expiry` is null for a perpetual contract. */
export const isReduceOnlyPeriod = (expiry: number | null, now: number): boolean => expiry !== null && expiry - now <= deliveryReduceOnlyMs;

/**
 * Whether a contract is inverse, by its name: quoted in US dollars, margined and settled in its base coin, like `btcusd` and `btcusd_260327_d`;
 * all others are linear. Assumed: the specification names no coin-margined contract; its names only indicate pair and kind.
 */
export const isInverse = (contractCode: string): boolean =>
  // Called for every value and profit: most names end in another letter and skip the regular expression.
  (contractCode.endsWith('d') || contractCode.endsWith('D')) && /usd(_\d+_d)?$/i.test(contractCode);

/** The order side that opens or closes a position of a side. */
export const orderSideOf = (side: PositionSide, effect: OrderEffect): OrderSide =>
  (side === 'long') === (effect === 'open') ? 'buy' : 'sell';

/** The contract whose prices apply: for a simulation contract such as `f_btcf_usdt`, the coin's perpetual contract; otherwise the contract itself. Assumed: the specification names one simulation contract, but no call that quotes it. */
export const priceSourceOf = (contractCode: string): string => contractCode.replace(/^f_([a-z0-9]+)f_usd[tc]$/i, '$1usdt');

/** The coins of a contract, derived from its name: `amountUnit` is the unit of amounts, `coin` the settlement coin. An unrecognised name counts as its own base. */
export function coinsOf(contractCode: string): {
  readonly base: string;
  readonly quote: string;
  readonly amountUnit: string;
  readonly coin: string;
} {
  const [, base = contractCode, quote = ''] = /^(?:f_)?([a-z0-9]+?)(f_usd[tc]|usd[tc]?)(?:_\d+_d)?$/i.exec(contractCode) ?? [];
  const names = { base: base.toUpperCase(), quote: quote.startsWith(mockPrefix) ? quote : quote.toUpperCase() };
  return isInverse(contractCode)
    ? { ...names, amountUnit: names.quote, coin: names.base }
    : { ...names, amountUnit: names.base, coin: names.quote };
}

/** The display name of a contract: `BTCUSDT`, `BTCUSDT 260327` for a delivery contract, `BTC/f_usdt` for mock trading. */
export function contractName(contractCode: string): string {
  const { base, quote } = coinsOf(contractCode);
  if (quote.startsWith(mockPrefix)) return `${base}/${quote}`;
  const words = contractKind(contractCode) === 'delivery' ? contractCode.slice(0, -deliverySuffix.length) : contractCode;
  return words.replaceAll('_', ' ').trim().toUpperCase();
}
