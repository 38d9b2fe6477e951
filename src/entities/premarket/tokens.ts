import { createStore } from 'effector';
import { premarket } from '@/contract/premarket';
import { query } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { PremarketGate, premarketInterval } from './gate';
import { ofPremarketPair, premarketCode } from './pair';

/** The tokens of the pre-market with their stages and their day. */
export const premarketPairs = query({
  endpoint: premarket.pairs,
  $params: PremarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: { every: premarketInterval },
});

/** The tokens as instruments of a trade screen, by the code of their address. An instrument does not move, so it stays the same from answer to answer. */
export const $premarketInstruments = createStore<ReadonlyMap<string, ReturnType<typeof ofPremarketPair>>>(new Map()).on(
  premarketPairs.done,
  (known, { data }) =>
    data.every((pair) => known.has(premarketCode(pair)))
      ? known
      : new Map(data.map((pair) => [premarketCode(pair), ofPremarketPair(pair)])),
);

/** The time that countdowns of the pre-market read. */
export const { $now: $premarketNow } = interval({ every: 1_000, start: PremarketGate.open, stop: PremarketGate.close });
