import { lazyNamed, lazyPlaced } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import { ChartSkeleton } from './ChartSkeleton';
import { TabSkeleton } from './TabSkeleton';

// First the page answers, then panel after panel takes the place that is kept for it.
const panel = { namespaces: ['trade', 'orders'], shownAfter: whenIdle } as const;
export const BookPanel = lazyPlaced(() => import('./BookPanel'), 'BookPanel', { ...panel, placeholder: BookSkeleton });
export const CandlePanel = lazyPlaced(() => import('./CandlePanel'), 'CandlePanel', { ...panel, placeholder: ChartSkeleton });
export const DeskTabContent = lazyPlaced(() => import('./DeskTabContent'), 'DeskTabContent', { ...panel, placeholder: TabSkeleton });

// Nobody sees these at first.
const tool = { after: whenIdle };
export const DeskCommands = lazyNamed(() => import('./DeskCommands'), 'DeskCommands', tool);
export const DeskMover = lazyNamed(() => import('./DeskMover'), 'DeskMover', tool);
export const DeskSeparators = lazyNamed(() => import('./DeskSeparators'), 'DeskSeparators', tool);
export const PaceTools = lazyNamed(() => import('@/ui/OrderBook/PaceTools'), 'PaceTools', tool);
