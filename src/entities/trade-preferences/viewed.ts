import { sample } from 'effector';
import { recentlyViewedLength } from '@/shared/lib/pageStorageKeys';
import { createGate } from '@/shared/lib/gate';
import { $tradePreferences, preferencesChanged, type TradePreferences } from './preferences';

type InstrumentId = NonNullable<TradePreferences['viewed']>[number];

/** Mounted by a trade screen with the pair or contract it shows; null until known. */
export const ViewedGate = createGate<{ readonly id: InstrumentId | null }>('ViewedGate', { id: null });

/** The most recently viewed pairs and contracts of all trade screens, newest first. */
export const $recentlyViewed = $tradePreferences.map(({ viewed }): readonly InstrumentId[] => viewed ?? []);

sample({
  clock: ViewedGate.state.updates.filterMap(({ id }) => id ?? undefined),
  source: $recentlyViewed,
  fn: (before, id) => ({ viewed: [id, ...before.filter((other) => other !== id)].slice(0, recentlyViewedLength) }),
  target: preferencesChanged,
});
