import { createEvent, createStore } from 'effector';
import { config } from '@/contract/config';
import { query } from '@/shared/api';

/** Something that depends on the visitor's region was shown. */
export const regionNeeded = createEvent();

const $params = createStore<Readonly<Record<string, never>> | null>(null).on(regionNeeded, () => ({}));

/** The visitor's region and whether registration is allowed there. */
export const region = query({ endpoint: config.compliance, $params, refetchOn: [regionNeeded], once: true });
