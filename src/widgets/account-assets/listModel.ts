import { combine, createEvent, createStore } from 'effector';
import { persist } from '@/shared/lib';
import { lateStorageKeys } from '@/shared/lib/lateStorageKeys';
import { createGate } from '@/shared/lib/gate';
import type { Sort } from '@/ui/Table/column';
import type { RowChoice } from './rows';

/** A list of the coins of an account is mounted. */
export const AssetListGate = createGate('AssetListGate');

export const searchTyped = createEvent<string>();
export const sortChosen = createEvent<Sort | null>();
export const smallToggled = createEvent<boolean>();
/** Clears the search and shows small balances again. */
export const choiceCleared = createEvent();

const $keyword = createStore('')
  .on(searchTyped, (_, keyword) => keyword)
  .reset(choiceCleared, AssetListGate.close);
/** Remembered: whoever holds many crumbs wants to look past them on every visit. */
const $hidesSmall = createStore(false)
  .on(smallToggled, (_, hidesSmall) => hidesSmall)
  .reset(choiceCleared);
persist(lateStorageKeys.hideSmallBalances, $hidesSmall);
const $sort = createStore<Sort | null>(null)
  .on(sortChosen, (_, sort) => sort)
  .reset(AssetListGate.close);

/** Which rows the list shows, and in which order. */
export const $choice = combine({ keyword: $keyword, hidesSmall: $hidesSmall, sort: $sort }, (choice): RowChoice => choice);
