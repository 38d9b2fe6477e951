import { createEvent, createStore } from 'effector';
import { persist, type Stored } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';

/** The user's preferences for trade screens. */
export type TradePreferences = Stored<'trade'>;

/** One or several preferences were changed. */
export const preferencesChanged = createEvent<Partial<TradePreferences>>();

/** The preferences of all trade screens; stored in the browser. */
export const $tradePreferences = createStore<TradePreferences>({ asksFirst: true, layout: 'classic', hidesOtherPairs: false }).on(
  preferencesChanged,
  (preferences, change) => ({ ...preferences, ...change }),
);
persist(pageStorageKeys.trade, $tradePreferences);

/** Whether orders are confirmed before they are sent. */
export const $asksFirst = $tradePreferences.map(({ asksFirst }) => asksFirst);
