import { attach, createEvent, createStore, sample } from 'effector';
import { market } from '@/contract/market';
import { callFx } from '@/shared/api';
import { delay, poll } from '@/shared/lib';
import type { MarketId } from './feed';
import { readerClosed, readerOpened } from './quotesModel';
import { scopeFeed } from './scopeFeed';
import { trendOf, type Trend } from './trend';

/** How often the small charts are drawn anew, and for how long those that appear together are collected for one question; in ms. */
const trendInterval = 60_000;
const gathering = 50;

/** Small charts have come into view; those that have no line yet are asked for. */
export const trendsShown = createEvent();

/** The scope's trend lines by id. */
export const $trends = scopeFeed<Trend>(readerOpened);

const loadTrendsFx = callFx(market.trendLines);

const writeFx = attach({ source: $trends, effect: (feed, batch: readonly (readonly [MarketId, Trend])[]) => feed.set(batch) });
sample({
  clock: loadTrendsFx.done,
  fn: ({ result: { spots, swaps } }) => [
    ...spots.map(({ tradeId, closes }) => [tradeId, trendOf(closes)] as const),
    ...swaps.map(({ contractCode, closes }) => [contractCode, trendOf(closes)] as const),
  ],
  target: writeFx,
});

const asked = createEvent<readonly MarketId[]>();
sample({ clock: asked, filter: (ids) => ids.length > 0, fn: queryFor, target: loadTrendsFx });

const missingFx = attach({ source: $trends, effect: (feed) => feed.watched().filter((id) => feed.get(id) === undefined) });
sample({ clock: delay({ source: trendsShown, ms: gathering }), target: missingFx });
sample({ clock: missingFx.doneData, target: asked });

const watchedFx = attach({ source: $trends, effect: (feed) => feed.watched() });
sample({ clock: watchedFx.doneData, target: asked });
const $readers = createStore(0)
  .on(readerOpened, (count) => count + 1)
  .on(readerClosed, (count) => count - 1);
const $isRead = $readers.map((count) => count > 0);
poll({
  run: watchedFx,
  first: trendInterval,
  every: trendInterval,
  start: sample({ clock: $isRead, filter: (isRead) => isRead }),
  stop: sample({ clock: $isRead, filter: (isRead) => !isRead }),
});

function queryFor(ids: readonly MarketId[]) {
  const pairs = ids.filter((id) => typeof id === 'number');
  const contracts = ids.filter((id) => typeof id === 'string');
  return {
    query: {
      ...(pairs.length > 0 && { tradeIds: pairs.join(',') }),
      ...(contracts.length > 0 && { contractCodes: contracts.join(',') }),
    },
  };
}
