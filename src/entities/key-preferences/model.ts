import { createEvent, createStore } from 'effector';
import { persist, storageKeys, type Stored } from '@/shared/lib';

/** Single-key shortcuts were switched on or off. */
export const keysSwitched = createEvent<boolean>();

/** Whether a single key starts a command: speech input types letters that were never meant as one. Stored in the browser. Source: WCAG 2.2, 2.1.4. */
export const $areKeysOn = createStore(true).on(keysSwitched, (_, areOn) => areOn);
persist(storageKeys.singleKeys, $areKeysOn);

type TradeKeys = Stored<'tradeKeys'>;
/** What can be started on a trade screen. */
export type TradeCommand = Exclude<keyof TradeKeys, 'areOn'>;

/** Keys of trade screens were switched on or off, or others were chosen. */
export const tradeKeysChanged = createEvent<Partial<TradeKeys>>();

/** The keys of trade screens, off until somebody wants them. Stored in the browser. */
export const $tradeKeys = createStore<TradeKeys>({ areOn: false, buy: 'b', sell: 's', form: 'o', pairs: 'p', readOut: 'r' }).on(
  tradeKeysChanged,
  (keys, change) => ({ ...keys, ...change }),
);
persist(storageKeys.tradeKeys, $tradeKeys);
