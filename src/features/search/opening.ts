import { createEvent, createStore, sample } from 'effector';
import { $device, persist, storageKeys, type RecentSearch } from '@/shared/lib';
import { remembered } from './history';

// What is there before the panel is first opened; the rest of the model is loaded with the panel.

export const searchOpened = createEvent();
export const searchClosed = createEvent();
export const $isOpen = createStore(false)
  .on(searchOpened, () => true)
  .reset(searchClosed);
sample({ clock: $device.updates, fn: () => {}, target: searchClosed });

/** A pair or contract was opened from the search. */
export const searchNoted = createEvent<RecentSearch>();
export const historyCleared = createEvent();
/** Recent searches, newest first; persisted in local storage. */
export const $history = createStore<RecentSearch[]>([]).on(searchNoted, remembered).reset(historyCleared);
persist(storageKeys.searchHistory, $history);
