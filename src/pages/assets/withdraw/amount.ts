import { combine, createEvent, createStore, sample } from 'effector';
import { maxInputAmount, amountOf, defaultPrecision } from '@/contract/capital';
import { largest, subtract } from '@/contract/decimal';
import { userChanged } from '@/entities/session';
import { $method, $network, WithdrawGate, cleared, coinChosen, amountEntered, info } from './selection';

export const amountTyped = createEvent<string>();
export const maxPressed = createEvent();
sample({ clock: [amountTyped, maxPressed], fn: () => {}, target: amountEntered });

/** Decimals of amounts of the coin. */
export const $precision = info.$data.map((data) => data?.networks[0]?.precision ?? defaultPrecision);
/** The maximum amount that can be withdrawn now, in the coin; null until loaded. */
export const $maxAmount = combine(info.$data, $precision, (data, precision) => data && maxInputAmount({ cap: data.maxAmount, precision }));

const maxApplied = sample({ clock: maxPressed, source: $maxAmount, filter: (max) => max !== null });
export const $amount = createStore('')
  .on(amountTyped, (_, amount) => amount)
  .on(maxApplied, (_, max) => max ?? '')
  .reset(coinChosen, cleared, WithdrawGate.close, WithdrawGate.set, userChanged);

/** The network fee; zero for transfers to another user, null until a network is selected. */
export const $fee = combine($method, $network, (method, network) => (method === 'internal' ? '0' : (network?.withdrawFee ?? null)));
/** The amount received: the amount less the fee, null while the fee is unknown. */
export const $received = combine($amount, $fee, (amount, fee) => (fee === null ? null : largest('0', subtract(amountOf(amount), fee))));
