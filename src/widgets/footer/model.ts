import { attach, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { brand } from '@/shared/brand';
import { nowFx } from '@/shared/lib';

/** A footer is shown. */
export const FooterGate = createGate('FooterGate');

const readNowFx = attach({ effect: nowFx });

/** The instant the footer was first shown, for the year of the copyright; null until it is read. */
export const $shownAt = createStore<number | null>(null).on(readNowFx.doneData, (_, now) => now);
/** The host of the page. */
export const $host = createStore(typeof location === 'undefined' ? brand.host : location.host, { serialize: 'ignore' });

sample({ clock: FooterGate.open, fn: () => {}, target: readNowFx });
