import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Decimal } from '@/contract/decimal';
import { market, type Depth, type MarketTrade } from '@/contract/market';
import { swap } from '@/contract/swap';
import { callFx } from '@/shared/api';
import { polling } from '@/shared/api/polling';
import { createGate } from '@/shared/lib/gate';
import { scopeFeed } from '@/shared/lib/scopeFeed';

/** From one answer to the next request, in ms; how many levels and trades are asked for. */
const pulseInterval = 250;
const levels = 50;
const tapeLength = 50;

/** A spot pair by its tradeId or a contract by its contractCode. */
type PairId = number | string;

/** Mounted by a trade screen with the pair or contract it shows; null while that is not known. */
export const PairGate = createGate<{ readonly id: PairId | null }>('PairGate', { id: null });

/** Order book and latest trades of a pair or contract, asked for together so that they agree. */
export interface Pulse {
  readonly id: PairId;
  readonly depth: Pick<Depth, 'bids' | 'asks'>;
  /** Newest first. */
  readonly trades: readonly MarketTrade[];
}

/** A price or an amount was picked in the order book, in a chart or in the trades. */
export const pricePicked = createEvent<Decimal>();
export const amountPicked = createEvent<Decimal>();

/** The pair or contract on screen; null where there is none. */
export const $pairId = combine(PairGate.status, PairGate.state, (isOpen, { id }) => (isOpen ? id : null));

const depthFx = callFx(market.depth);
const tradesFx = callFx(market.realTimeTrades);
const contractDepthFx = callFx(swap.contractDepth);
const contractTradesFx = callFx(swap.contractTrades);
const askSpot = (tradeId: number) =>
  Promise.all([depthFx({ query: { tradeId, size: levels } }), tradesFx({ query: { tradeId, size: tapeLength } })]);
const askContract = (contractCode: string) =>
  Promise.all([
    contractDepthFx({ params: { contractCode }, query: { size: levels } }),
    contractTradesFx({ params: { contractCode }, query: { size: tapeLength } }),
  ]);
const pulseFx = createEffect(async (id: PairId): Promise<Pulse> => {
  const [depth, trades] = await (typeof id === 'number' ? askSpot(id) : askContract(id));
  return { id, depth, trades };
});
const due = polling({ fx: pulseFx, every: pulseInterval, $isOn: $pairId.map((id) => id !== null) });
sample({ clock: [$pairId, due], source: $pairId, filter: (id) => id !== null, target: pulseFx });

/** Book and trades of the pair on screen have come. */
export const pulsed = sample({
  clock: pulseFx.doneData,
  source: $pairId,
  filter: (id, pulse) => id === pulse.id,
  fn: (_, pulse) => pulse,
});

/** The newest pulse of each pair, for views that are written past React. */
export const $pulses = scopeFeed<Pulse>([PairGate.open]);
const writeFx = attach({ source: $pulses, effect: (feed, pulse: Pulse) => feed.set([[pulse.id, pulse]]) });
sample({ clock: pulsed, target: writeFx });

/** Book and trades are no longer updated. */
export const $isPulseStale = createStore(false)
  .on(pulseFx.fail, () => true)
  .reset(pulsed, $pairId);

/** What every part of a trade screen calls the price now: that of the newest trade. */
export const $lastPrice = createStore<Decimal | null>(null)
  .on(pulsed, (_, { trades }) => trades[0]?.price ?? null)
  .reset($pairId);

/** The price with its first digit alone, so that it changes seldom: what widths of price levels go by. */
export const $priceSize = $lastPrice.map((price) => price && firstDigitOf(price));

/** The best prices of the book; null where a side is empty or not known. */
export const $bestBid = createStore<Decimal | null>(null)
  .on(pulsed, (_, { depth }) => depth.bids[0]?.[0] ?? null)
  .reset($pairId);
export const $bestAsk = createStore<Decimal | null>(null)
  .on(pulsed, (_, { depth }) => depth.asks[0]?.[0] ?? null)
  .reset($pairId);

/** 65000.12 becomes 60000, and 0.0532 becomes 0.05. */
function firstDigitOf(price: Decimal): Decimal {
  return price.replace(/^(0\.0*)?([1-9])(\d*)(\.\d+)?$/, (_, zeros: string | undefined, digit: string, rest: string) =>
    zeros === undefined ? digit + '0'.repeat(rest.length) : zeros + digit,
  );
}
