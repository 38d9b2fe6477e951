import { createStore, sample } from 'effector';
import { config } from '@/contract/config';
import { $featuredPairs, createRanking, marketRankings, type SortOrder } from '@/entities/market';
import { downloadOpened } from '@/features/download';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Number of pairs on the phone illustration. */
export const maxPairsShown = 8;

/** The page is mounted. */
export const AppDownloadGate = createGate('AppDownloadGate');
sample({ clock: AppDownloadGate.open, fn: () => {}, target: downloadOpened });

/** The app releases, newest first. */
export const releases = query({
  endpoint: config.appReleases,
  $params: AppDownloadGate.status.map((isOpen) => (isOpen ? {} : null)),
  once: true,
  refetchOn: [AppDownloadGate.open],
});

/** The most traded pairs, shown on the phone illustration. */
export const hotPairs = createRanking({
  $rows: $featuredPairs,
  $order: createStore<SortOrder | null>(marketRankings.hot),
  $limit: createStore(maxPairsShown),
});
