import { combine, createEvent, createStore, sample } from 'effector';
import { account, type Banner } from '@/contract/account';
import { config, type PlatformFigures } from '@/contract/config';
import { callFx, newestOf } from '@/shared/api';
import { $device, type Device } from '@/shared/lib';
import { createCarousel } from './carousel';

/** How long a banner and an announcement are shown, in ms. */
const bannerStays = 6000;
const announcementStays = 5000;

/** How many banners stand side by side. */
const bannersAtOnce: Readonly<Record<Device, number>> = { phone: 1, tablet: 2, desktop: 3 };

/** The news section mounted. */
export const opened = createEvent();
export const figuresRetried = createEvent();

const loadBannersFx = callFx(account.listBanner);
const loadFiguresFx = callFx(config.platform);
sample({ clock: opened, fn: () => ({}), target: [loadBannersFx, loadFiguresFx] });
sample({ clock: figuresRetried, fn: () => ({}), target: loadFiguresFx });

const $rows = createStore<readonly Banner[] | null>(null)
  .on(newestOf(loadBannersFx), (_, { result }) => result)
  .on(loadBannersFx.fail, (rows) => rows ?? []);
/** Null while loading; home leaves the section out without them. */
export const $banners = $rows.map((rows) => rows?.filter(({ kind }) => kind === 'banner') ?? null);
export const $announcements = $rows.map((rows) => rows?.filter(({ kind }) => kind === 'announcement') ?? null);

/** Platform statistics; null while loading. */
export const $figures = createStore<PlatformFigures | null>(null).on(newestOf(loadFiguresFx), (_, { result }) => result);
export const $hasFiguresFailed = createStore(false)
  .on(loadFiguresFx, () => false)
  .on(loadFiguresFx.fail, () => true);

export const bannerRotation = createCarousel({
  // One slide for each banner that can be the first visible one.
  $count: combine($banners, $device, (banners, device) => (banners ? Math.max(0, banners.length - bannersAtOnce[device]) + 1 : 0)),
  every: bannerStays,
});
export const announcementRotation = createCarousel({ $count: $announcements.map((rows) => rows?.length ?? 0), every: announcementStays });
