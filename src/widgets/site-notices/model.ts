import { combine, createEvent, createStore } from 'effector';
import { config, moduleState } from '@/contract/config';
import { query } from '@/shared/api';
import { $isOnline } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Open while the notices are mounted. */
export const NoticesGate = createGate('NoticesGate');
const $params = NoticesGate.status.map((isOpen) => (isOpen ? {} : null));

/** The polling interval of the modules under maintenance, in ms. */
export const siteInterval = 60_000;

const site = query({ endpoint: config.site, $params, poll: { every: siteInterval } });
const compliance = query({ endpoint: config.compliance, $params, once: true });

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
  { isOnline: $isOnline, site: site.$latest, compliance: compliance.$latest, dismissed: $dismissed },
  ({ isOnline, site: siteStatus, compliance: complianceCheck, dismissed }) =>
    [
      ...(isOnline ? [] : [{ id: 'offline' } as const]),
      ...(complianceCheck?.isRestricted ? [{ id: 'region', text: complianceCheck.notice } as const] : []),
      ...(siteStatus?.modules ?? [])
        .filter(({ state }) => state === moduleState.maintenance)
        .map(({ module }) => ({ id: `maintenance:${module}`, module }) as const),
    ].filter(({ id }: SiteNotice) => !dismissed.includes(id)),
);
