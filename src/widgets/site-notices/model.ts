import { combine, createEvent, createStore, sample } from 'effector';
import { config, moduleState } from '@/contract/config';
import { region, regionNeeded } from '@/entities/region';
import { query } from '@/shared/api';
import { $isOnline } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Open while the notices are mounted. */
export const NoticesGate = createGate('NoticesGate');
const $params = NoticesGate.status.map((isOpen) => (isOpen ? {} : null));

/** The polling interval of the modules under maintenance, in ms. */
export const siteInterval = 60_000;

const site = query({ endpoint: config.site, $params, poll: { every: siteInterval } });
sample({ clock: NoticesGate.open, fn: () => {}, target: regionNeeded });

/** A notice about the whole site. */
export type SiteNotice =
  | { readonly id: 'offline' }
  /** `text` comes from the server. */
  | { readonly id: 'region'; readonly text: string }
  | { readonly id: `maintenance:${string}`; readonly module: string };

/** A notice was closed. */
export const noticeDismissed = createEvent<SiteNotice['id']>();
const $dismissed = createStore<readonly SiteNotice['id'][]>([]).on(noticeDismissed, (all, id) => [...all, id]);

/** The current site-wide notices, most urgent first; dismissed ones do not return before the next visit. */
export const $notices = combine(
  { isOnline: $isOnline, site: site.$latest, region: region.$latest, dismissed: $dismissed },
  ({ isOnline, site: siteStatus, region: regionCheck, dismissed }) =>
    [
      ...(isOnline ? [] : [{ id: 'offline' } as const]),
      ...(regionCheck?.isRestricted ? [{ id: 'region', text: regionCheck.notice } as const] : []),
      ...(siteStatus?.modules ?? [])
        .filter(({ state }) => state === moduleState.maintenance)
        .map(({ module }) => ({ id: `maintenance:${module}`, module }) as const),
    ].filter(({ id }: SiteNotice) => !dismissed.includes(id)),
);
