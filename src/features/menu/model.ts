import { createStore, sample } from 'effector';
import { config, type WebConfig } from '@/contract/config';
import { callFx, newestOf } from '@/shared/api';
import { appStarted } from '@/shared/lib';

const loadConfigFx = callFx(config.webConfig);

/** The site's switches that menus depend on; null until known, and then only unconditional items show. */
export const $webConfig = createStore<WebConfig | null>(null).on(newestOf(loadConfigFx), (_, { result }) => result);

sample({ clock: appStarted, fn: () => ({}), target: loadConfigFx });
