import { combine, createEvent, createStore, sample } from 'effector';
import { account, type Banner } from '@/contract/account';
import { config, type PlatformFigures } from '@/contract/config';
import { $headliners, boards, createRanking, type Board, type SortOrder } from '@/entities/market';
import { callFx, newestOf } from '@/shared/api';
import { $device, type Device } from '@/shared/lib';
import { createRotation } from './rotation';

/** How long a banner and an announcement stay, in ms; how many pairs the panel and the table show. */
const bannerStays = 6000;
const announcementStays = 5000;
export const panelLength = 7;
export const tableLength = 10;

/** How many banners stand side by side. */
const bannersAtOnce: Readonly<Record<Device, number>> = { phone: 1, tablet: 2, desktop: 3 };

/** The page has been opened. */
export const opened = createEvent();
export const figuresRetried = createEvent();

const loadBannersFx = callFx(account.listBanner);
const loadFiguresFx = callFx(config.platform);
sample({ clock: opened, fn: () => ({}), target: [loadBannersFx, loadFiguresFx] });
sample({ clock: figuresRetried, fn: () => ({}), target: loadFiguresFx });

const $rows = createStore<readonly Banner[] | null>(null)
  .on(newestOf(loadBannersFx), (_, { result }) => result)
  .on(loadBannersFx.fail, (rows) => rows ?? []);
/** Null until known; without them home does without. */
export const $banners = $rows.map((rows) => rows?.filter(({ kind }) => kind === 'banner') ?? null);
export const $announcements = $rows.map((rows) => rows?.filter(({ kind }) => kind === 'announcement') ?? null);

/** The exchange in figures; null until known. */
export const $figures = createStore<PlatformFigures | null>(null).on(newestOf(loadFiguresFx), (_, { result }) => result);
export const $hasFiguresFailed = createStore(false)
  .on(loadFiguresFx, () => false)
  .on(loadFiguresFx.fail, () => true);

export const bannerRotation = createRotation({
  // One turn for each banner that can be the first in sight.
  $count: combine($banners, $device, (banners, device) => (banners ? Math.max(0, banners.length - bannersAtOnce[device]) + 1 : 0)),
  every: bannerStays,
});
export const announcementRotation = createRotation({ $count: $announcements.map((rows) => rows?.length ?? 0), every: announcementStays });

/** The few pairs beside the first words. */
export const panel = createRanking({
  $rows: $headliners,
  $order: createStore<SortOrder | null>(boards.hot),
  $limit: createStore(panelLength),
});

export const boardChosen = createEvent<string>();
const boardIds: readonly Board[] = ['hot', 'new', 'gainers', 'losers'];
export const $board = createStore<Board>('hot').on(boardChosen, (board, chosen) => boardIds.find((known) => known === chosen) ?? board);
/** The table of the chosen board. */
export const table = createRanking({
  $rows: $headliners,
  $order: $board.map((board): SortOrder => boards[board]),
  $limit: createStore(tableLength),
});
