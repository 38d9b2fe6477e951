import { combine, createEvent, createStore } from 'effector';
import { $chainNames, $settings, assets } from '@/entities/wallet';
import { createGate } from '@/shared/lib/gate';
import type { Sort } from '@/ui/Table/column';
import { networkTotals } from './networks';
import { rowsOf } from './rows';

/** The wallet assets page is mounted. */
export const AssetsPageGate = createGate('WalletAssetsPageGate');

export const searchTyped = createEvent<string>();
export const sortChosen = createEvent<Sort | null>();

export const $keyword = createStore('')
  .on(searchTyped, (_, keyword) => keyword)
  .reset(AssetsPageGate.close);
export const $sort = createStore<Sort | null>(null)
  .on(sortChosen, (_, sort) => sort)
  .reset(AssetsPageGate.close);

/** The visible rows; empty until the assets are loaded. */
export const $rows = combine(
  $settings,
  $keyword,
  $sort,
  assets.$latest,
  ({ assetChainIndex, hidesSmallBalances }, keyword, sort, entries) =>
    rowsOf(entries ?? [], { chainIndex: assetChainIndex, hidesSmall: hidesSmallBalances, keyword, sort }),
);

/** Networks with assets, by descending value. */
export const $networks = combine(assets.$latest, $chainNames, (entries, names) => networkTotals(entries ?? [], names));
