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

/** Tells the kind of a contract by its name, in any case of letters: names ending in `_d` are delivery, all others perpetual. Source: specification, Routes, contract. */
export const contractKind = (name: string): 'perpetual' | 'delivery' =>
  name.toLowerCase().endsWith(deliverySuffix) ? 'delivery' : 'perpetual';

/** Whether a contract is so close to its delivery that it takes only orders that close; `expiry` is null for a perpetual one. */
export const onlyCloses = (expiry: number | null, now: number): boolean => expiry !== null && expiry - now <= deliveryReduceOnlyMs;

/**
 * Tells by its name whether a contract is inverse: quoted in US dollars, margined and settled in its base coin, as `btcusd` and `btcusd_260327_d`
 * are; all others are linear. Assumed: the specification names no coin-margined contract, its names only tell pair and kind.
 */
export const isInverse = (contractCode: string): boolean =>
  // Asked for every value and profit: most names end in another letter and need no search.
  (contractCode.endsWith('d') || contractCode.endsWith('D')) && /usd(_\d+_d)?$/i.test(contractCode);

/** Whether one buys or sells to open a position, or to close it. */
export const tradedSide = (side: PositionSide, effect: OrderEffect): OrderSide =>
  (side === 'long') === (effect === 'open') ? 'buy' : 'sell';

/** The contract whose prices are those of a contract: of a simulation contract, such as `f_btcf_usdt`, the perpetual one of its coin, of all others itself. Assumed: the specification names one simulation contract, and no call that quotes it. */
export const pricedBy = (contractCode: string): string => contractCode.replace(/^f_([a-z0-9]+)f_usd[tc]$/i, '$1usdt');

/** The coins of a contract as its name tells them: `amountUnit` is what amounts are in, `coin` what it is settled in. A name that tells none is its own base. */
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

/** A contract as screens and messages name it: `BTCUSDT`, a delivery contract `BTCUSDT 260327`, one of mock trading `BTC/f_usdt`. */
export function contractName(contractCode: string): string {
  const { base, quote } = coinsOf(contractCode);
  if (quote.startsWith(mockPrefix)) return `${base}/${quote}`;
  const words = contractKind(contractCode) === 'delivery' ? contractCode.slice(0, -deliverySuffix.length) : contractCode;
  return words.replaceAll('_', ' ').trim().toUpperCase();
}
