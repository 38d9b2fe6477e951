import { premarketStage, type PremarketStage } from '@/contract/premarket';
import type { TextKey } from '@/shared/i18n';
import type { BadgeProps } from '@/ui/Badge/Badge';

/** The label, end text and colour of each stage. */
export const stages = {
  [premarketStage.upcoming]: { label: 'premarket.stage_upcoming', end: 'premarket.opensIn', tone: 'info' },
  [premarketStage.trading]: { label: 'premarket.stage_trading', end: 'premarket.listsIn', tone: 'success' },
  [premarketStage.settling]: { label: 'premarket.stage_settling', end: 'premarket.settlesIn', tone: 'warning' },
  [premarketStage.settled]: { label: 'premarket.stage_settled', end: 'premarket.settledAt', tone: 'neutral' },
} as const satisfies Readonly<
  Record<PremarketStage, { readonly label: TextKey; readonly end: TextKey; readonly tone: NonNullable<BadgeProps['tone']> }>
>;
