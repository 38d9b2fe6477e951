import { combine, createEvent, createStore } from 'effector';
import { persist } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { createGate } from '@/shared/lib/gate';
import type { Sort } from '@/ui/Table/column';
import type { RowChoice } from './rows';

/** Open while a list of an account's coins is mounted. */
export const AssetListGate = createGate('AssetListGate');

export const searchTyped = createEvent<string>();
export const sortChosen = createEvent<Sort | null>();
export const hideSmallToggled = createEvent<boolean>();
/** Clears the search and shows small balances again. */
export const filtersCleared = createEvent();

const $keyword = createStore('')
  .on(searchTyped, (_, keyword) => keyword)
  .reset(filtersCleared, AssetListGate.close);
/** Persisted, so that small balances stay hidden across visits. */
const $hidesSmall = createStore(false)
  .on(hideSmallToggled, (_, hidesSmall) => hidesSmall)
  .reset(filtersCleared);
persist(pageStorageKeys.hideSmallBalances, $hidesSmall);
const $sort = createStore<Sort | null>(null)
  .on(sortChosen, (_, sort) => sort)
  .reset(AssetListGate.close);

/** The filters and the order of the list. */
export const $choice = combine({ keyword: $keyword, hidesSmall: $hidesSmall, sort: $sort }, (choice): RowChoice => choice);
