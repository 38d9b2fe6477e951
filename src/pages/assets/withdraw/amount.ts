import { combine, createEvent, createStore, sample } from 'effector';
import { allAmount, amountOf, defaultPrecision } from '@/contract/capital';
import { largest, subtract } from '@/contract/decimal';
import { userChanged } from '@/entities/session';
import { $method, $network, WithdrawGate, cleared, coinChosen, info } from './selection';

export const amountTyped = createEvent<string>();
export const maxPressed = createEvent();

/** Decimals of an amount of the coin. */
export const $precision = info.$data.map((data) => data?.networks[0]?.precision ?? defaultPrecision);
/** The most that can be withdrawn now, in the coin; null until it is known. */
export const $maxAmount = combine(info.$data, $precision, (data, precision) => data && allAmount({ cap: data.maxAmount, precision }));

const maxTaken = sample({ clock: maxPressed, source: $maxAmount, filter: (max) => max !== null });
export const $amount = createStore('')
  .on(amountTyped, (_, amount) => amount)
  .on(maxTaken, (_, max) => max ?? '')
  .reset(coinChosen, cleared, WithdrawGate.close, WithdrawGate.set, userChanged);

/** What the network takes; nothing where the coins stay on the exchange, null until a network is chosen. */
export const $fee = combine($method, $network, (method, network) => (method === 'internal' ? '0' : (network?.withdrawFee ?? null)));
/** What arrives: the amount less the fee. */
export const $received = combine($amount, $fee, (amount, fee) => (fee === null ? null : largest('0', subtract(amountOf(amount), fee))));
