import { lazyNamed, lazyWithPlaceholder } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { PanelSkeleton } from './PanelSkeleton';

// The page has to be responsive first, then show prices; statistics and everything below the first view load after both.
const panel = { after: whenIdle, placeholder: PanelSkeleton, namespaces: ['market', 'homeAccount'] } as const;
export const LivePanel = lazyWithPlaceholder(() => import('./LivePanel'), 'LivePanel', panel);
export const Watchlist = lazyWithPlaceholder(() => import('./Watchlist'), 'Watchlist', panel);
const afterPanel = { after: () => LivePanel.preload().then(whenIdle) };
export const PlatformStats = lazyNamed(() => import('./PlatformStats'), 'PlatformStats', afterPanel);
export const News = lazyNamed(() => import('./News'), 'News', afterPanel);
export const Overview = lazyNamed(() => import('./Overview'), 'Overview', afterPanel);
export const BelowFold = lazyNamed(() => import('./BelowFold'), 'BelowFold', afterPanel);
