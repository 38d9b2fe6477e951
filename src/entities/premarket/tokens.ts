import { createStore } from 'effector';
import { premarket } from '@/contract/premarket';
import { query } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { PremarketGate, premarketInterval } from './gate';
import { fromPremarketPair, premarketUrlCode } from './pair';

/** The pre-market tokens with their stages and 24-hour statistics. */
export const premarketPairs = query({
  endpoint: premarket.pairs,
  $params: PremarketGate.status.map((isOpen) => (isOpen ? {} : null)),
  poll: { every: premarketInterval },
});

/** The tokens as instruments of a trade screen, by URL code. Instruments are static, so each keeps its identity between responses. */
export const $premarketInstruments = createStore<ReadonlyMap<string, ReturnType<typeof fromPremarketPair>>>(new Map()).on(
  premarketPairs.done,
  (instruments, { data }) =>
    data.every((pair) => instruments.has(premarketUrlCode(pair)))
      ? instruments
      : new Map(data.map((pair) => [premarketUrlCode(pair), fromPremarketPair(pair)])),
);

/** The time used by pre-market countdowns. */
export const { $now: $premarketNow } = interval({ every: 1_000, start: PremarketGate.open, stop: PremarketGate.close });
