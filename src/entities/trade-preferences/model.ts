import { createEvent, createStore, sample } from 'effector';
import { persist, recentlyViewedLength, storageKeys, type Stored } from '@/shared/lib';
import { chimeFx } from '@/shared/lib/chime';
import { createGate } from '@/shared/lib/gate';

/** How somebody likes a trade screen. */
export type TradePreferences = Stored<'trade'>;
type InstrumentId = NonNullable<TradePreferences['viewed']>[number];

/** One or several preferences were changed. */
export const preferencesChanged = createEvent<Partial<TradePreferences>>();

/** Mounted by a trade screen with the pair or contract it shows; null while that is not known. */
export const ViewedGate = createGate<{ readonly id: InstrumentId | null }>('ViewedGate', { id: null });

/** The preferences of all trade screens; stored in the browser. */
export const $tradePreferences = createStore<TradePreferences>({ asksFirst: true, layout: 'classic', hidesOtherPairs: false })
  .on(preferencesChanged, (preferences, change) => ({ ...preferences, ...change }))
  .on(ViewedGate.state, (preferences, { id }) =>
    id === null ? preferences : { ...preferences, viewed: newestFirst(id, preferences.viewed) },
  );
persist(storageKeys.trade, $tradePreferences);

/** Whether orders are confirmed before they are sent. */
export const $asksFirst = $tradePreferences.map(({ asksFirst }) => asksFirst);

/** An order of the user was filled. */
export const orderFilled = createEvent();
sample({ clock: orderFilled, source: $tradePreferences, filter: ({ hasSounds }) => hasSounds === true, fn: () => {}, target: chimeFx });

/** The pairs and contracts of all trade screens that were viewed last, newest first. */
export const $recentlyViewed = $tradePreferences.map(({ viewed }): readonly InstrumentId[] => viewed ?? []);

const newestFirst = (id: InstrumentId, before: readonly InstrumentId[] = []) =>
  [id, ...before.filter((other) => other !== id)].slice(0, recentlyViewedLength);
