import { depositState, rewardKind, withdrawalState, type Deposit, type RewardKind, type Withdrawal } from '@/contract/capital';
import type { TextKey } from '@/shared/i18n';
import { coinOptions, type RecordState } from '@/widgets/record-page';

/** Deposit states. */
export const depositStates: Readonly<Record<Deposit['state'], RecordState>> = {
  [depositState.confirming]: { label: 'financial.confirming', tone: 'info' },
  [depositState.credited]: { label: 'financial.credited', tone: 'success' },
  [depositState.belowMinimum]: { label: 'financial.belowMinimum', tone: 'warning' },
};

/** Withdrawal states. */
export const withdrawalStates: Readonly<Record<Withdrawal['state'], RecordState>> = {
  [withdrawalState.review]: { label: 'financial.review', tone: 'info' },
  [withdrawalState.processing]: { label: 'financial.processing', tone: 'info' },
  [withdrawalState.onChain]: { label: 'financial.onChain', tone: 'info' },
  [withdrawalState.done]: { label: 'financial.completed', tone: 'success' },
  [withdrawalState.rejected]: { label: 'financial.rejected', tone: 'danger' },
  [withdrawalState.cancelled]: { label: 'financial.cancelled', tone: 'neutral' },
};

/** Kinds of rewards. */
export const rewards: Readonly<Record<RewardKind, TextKey>> = {
  [rewardKind.task]: 'financial.rewardTask',
  [rewardKind.profitShare]: 'financial.rewardProfitShare',
  [rewardKind.gift]: 'financial.rewardGift',
};

/** The options of a filter over a table of states. */
export const optionsOf = (table: Readonly<Record<string, RecordState>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

export const coinFilter = { id: 'coinId', label: 'financial.coin', kind: 'remote', from: coinOptions } as const;
