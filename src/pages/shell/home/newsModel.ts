import { combine } from 'effector';
import { account, type Banner } from '@/contract/account';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { createTicker } from './ticker';

/** How long an announcement is shown, in ms. */
const announcementMs = 5000;

/** The news section is mounted. */
export const NewsGate = createGate('NewsGate');

const $params = NewsGate.status.map((isOpen) => (isOpen ? {} : null));
const news = query({ endpoint: account.listBanner, $params });
const rowsOf = (kind: Banner['kind']) =>
  combine(news.$latest, news.$error, (rows, error) => (rows ?? (error ? [] : null))?.filter((row) => row.kind === kind) ?? null);
/** Null while loading; empty banners and announcements are not shown. */
export const $banners = rowsOf('banner');
export const $announcements = rowsOf('announcement');

export const announcementTicker = createTicker({ $count: $announcements.map((rows) => rows?.length ?? 0), every: announcementMs });
