import { attach, createStore, sample } from 'effector';
import { brand } from '@/shared/brand';
import { nowFx, pageOpened } from '@/shared/lib';

const readNowFx = attach({ effect: nowFx });

/** The instant the page was opened, for the year of the copyright; null until it is read. */
export const $openedAt = createStore<number | null>(null).on(readNowFx.doneData, (_, now) => now);
/** The host of the page. */
export const $host = createStore(typeof location === 'undefined' ? brand.host : location.host, { serialize: 'ignore' });

sample({ clock: pageOpened, fn: () => {}, target: readNowFx });
