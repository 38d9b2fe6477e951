import { attach, createEvent, createStore, sample } from 'effector';
import { not, or } from 'patronum';
import { market } from '@/contract/market';
import { query } from '@/shared/api';
import { delay } from '@/shared/lib';
import { scopeFeed } from '@/shared/lib/scopeFeed';
import { interval } from '@/shared/lib/interval';
import type { MarketId } from './instrument';
import { marketGates } from './quotesModel';
import { trendOf, type Trend } from './trend';

/** In ms: the update interval of sparklines, and how long those that appear together are collected into one request. */
const trendInterval = 60_000;
const batchDelayMs = 50;

/** Sparklines came into view; those without a line are requested. */
export const trendsShown = createEvent();

const gates = Object.values(marketGates);
const opened = gates.map(({ open }) => open);

/** The scope's trend lines by id. */
export const $trends = scopeFeed<Trend>(opened);

const missingFx = attach({ source: $trends, effect: (feed) => feed.subscribedIds().filter((id) => feed.get(id) === undefined) });
const watchedFx = attach({ source: $trends, effect: (feed) => feed.subscribedIds() });
const requestedIds = sample({ clock: [missingFx.doneData, watchedFx.doneData], filter: (ids) => ids.length > 0 });

// Each request includes the instruments of a pending one, so only the latest response is needed.
const lines = query({
  endpoint: market.trendLines,
  $params: createStore<ReturnType<typeof paramsFor> | null>(null, { serialize: 'ignore' }).on(requestedIds, (_, ids) => paramsFor(ids)),
  refetchOn: [requestedIds],
});
const writeFx = attach({ source: $trends, effect: (feed, batch: readonly (readonly [MarketId, Trend])[]) => feed.set(batch) });
sample({
  clock: lines.done,
  fn: ({ data: { spots, swaps } }) => [
    ...spots.map(({ tradeId, closes }) => [tradeId, trendOf(closes)] as const),
    ...swaps.map(({ contractCode, closes }) => [contractCode, trendOf(closes)] as const),
  ],
  target: writeFx,
});

sample({ clock: delay({ source: trendsShown, ms: batchDelayMs }), target: missingFx });
const $isInUse = or(...gates.map(({ status }) => status));
const { ticked } = interval({
  every: trendInterval,
  start: sample({ clock: $isInUse, filter: $isInUse }),
  stop: sample({ clock: $isInUse, filter: not($isInUse) }),
});
sample({ clock: ticked, filter: $isInUse, fn: () => {}, target: watchedFx });

function paramsFor(ids: readonly MarketId[]) {
  const pairs = ids.filter((id) => typeof id === 'number');
  const contracts = ids.filter((id) => typeof id === 'string');
  return {
    query: {
      ...(pairs.length > 0 && { tradeIds: pairs.join(',') }),
      ...(contracts.length > 0 && { contractCodes: contracts.join(',') }),
    },
  };
}
