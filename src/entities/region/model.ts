import { createEvent, createStore, sample } from 'effector';
import { config } from '@/contract/config';
import { otherTabChanged, query } from '@/shared/api';

/** Something that depends on the visitor's region was shown. */
export const regionNeeded = createEvent();

const $params = createStore<Readonly<Record<string, never>> | null>(null).on(regionNeeded, () => ({}));

/** The visitor's region and whether registration is allowed there. */
export const region = query({ endpoint: config.compliance, $params, refetchOn: [regionNeeded], once: true });
// The visitor's region stays, but the simulation's controls can set another one.
sample({ clock: otherTabChanged, target: region.refetched });
