import { combine } from 'effector';
import { account, type Banner } from '@/contract/account';
import { query } from '@/shared/api';
import { $device, type Device } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';
import { createCarousel } from './carousel';

/** How long a banner and an announcement are shown, in ms. */
const bannerStays = 6000;
const announcementStays = 5000;

/** How many banners stand side by side. */
const bannersAtOnce: Readonly<Record<Device, number>> = { phone: 1, tablet: 2, desktop: 3 };

/** The news section is mounted. */
export const NewsGate = createGate('NewsGate');

const $params = NewsGate.status.map((isOpen) => (isOpen ? {} : null));
const news = query({ endpoint: account.listBanner, $params });
const rowsOf = (kind: Banner['kind']) =>
  combine(news.$latest, news.$error, (rows, error) => (rows ?? (error ? [] : null))?.filter((row) => row.kind === kind) ?? null);
/** Null while loading; home leaves the section out without them. */
export const $banners = rowsOf('banner');
export const $announcements = rowsOf('announcement');

export const bannerRotation = createCarousel({
  // One slide for each banner that can be the first visible one.
  $count: combine($banners, $device, (banners, device) => (banners ? Math.max(0, banners.length - bannersAtOnce[device]) + 1 : 0)),
  every: bannerStays,
});
export const announcementRotation = createCarousel({ $count: $announcements.map((rows) => rows?.length ?? 0), every: announcementStays });
