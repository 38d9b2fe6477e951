import { attach, createStore, sample } from 'effector';
import { brand } from '@/shared/brand';
import { nowFx } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Open while a footer is mounted. */
export const FooterGate = createGate('FooterGate');

const readNowFx = attach({ effect: nowFx });

/** The time at which the footer was mounted, for the copyright year; null until read. */
export const $shownAt = createStore<number | null>(null).on(readNowFx.doneData, (_, now) => now);
/** The host of the page. */
export const $host = createStore(typeof location === 'undefined' ? brand.host : location.host, { serialize: 'ignore' });

sample({ clock: FooterGate.open, fn: () => {}, target: readNowFx });
