import { lazyNamed, lazyWithPlaceholder } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import { ChartSkeleton } from './ChartSkeleton';
import { PhoneSkeleton } from './PhoneSkeleton';
import { TabSkeleton } from './TabSkeleton';

// The page becomes responsive first, then one panel after another replaces its placeholder.
const panel = { namespaces: ['trade', 'orders', 'records'], after: whenIdle, isInTurn: true } as const;
export const BookPanel = lazyWithPlaceholder(() => import('./BookPanel'), 'BookPanel', { ...panel, placeholder: BookSkeleton });
export const TapePanel = lazyWithPlaceholder(() => import('./TapePanel'), 'TapePanel', { ...panel, placeholder: BookSkeleton });
export const DeskTabs = lazyWithPlaceholder(() => import('./DeskTabs'), 'DeskTabs', { ...panel, placeholder: TabSkeleton });
export const PhoneParts = lazyWithPlaceholder(() => import('./PhoneParts'), 'PhoneParts', { ...panel, placeholder: PhoneSkeleton });
// Loaded last, as it takes longest to render.
export const ChartPanel = lazyWithPlaceholder(() => import('./ChartPanel'), 'ChartPanel', {
  ...panel,
  after: () => BookPanel.preload().then(whenIdle),
  placeholder: ChartSkeleton,
});

// Not visible initially.
const tool = { after: whenIdle };
export const DeskCommands = lazyNamed(() => import('./DeskCommands'), 'DeskCommands', tool);
export const DeskMover = lazyNamed(() => import('./DeskMover'), 'DeskMover', tool);
export const DeskSeparators = lazyNamed(() => import('./DeskSeparators'), 'DeskSeparators', tool);
