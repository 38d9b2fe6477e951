import { combine, createEvent, createStore } from 'effector';
import { persist } from '@/shared/lib';
import { lateStorageKeys } from '@/shared/lib/lateStorageKeys';
import { createGate } from '@/shared/lib/gate';
import type { Sort } from '@/ui/Table/column';
import type { RowChoice } from './rows';

/** Open while a list of an account's coins is mounted. */
export const AssetListGate = createGate('AssetListGate');

export const searchTyped = createEvent<string>();
export const sortChosen = createEvent<Sort | null>();
export const smallToggled = createEvent<boolean>();
/** Clears the search and shows small balances again. */
export const choiceCleared = createEvent();

const $keyword = createStore('')
  .on(searchTyped, (_, keyword) => keyword)
  .reset(choiceCleared, AssetListGate.close);
/** Persisted, so that small balances stay hidden across visits. */
const $hidesSmall = createStore(false)
  .on(smallToggled, (_, hidesSmall) => hidesSmall)
  .reset(choiceCleared);
persist(lateStorageKeys.hideSmallBalances, $hidesSmall);
const $sort = createStore<Sort | null>(null)
  .on(sortChosen, (_, sort) => sort)
  .reset(AssetListGate.close);

/** The filters and the order of the list. */
export const $choice = combine({ keyword: $keyword, hidesSmall: $hidesSmall, sort: $sort }, (choice): RowChoice => choice);
