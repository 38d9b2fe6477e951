import { depositState, rewardKind, type Deposit, type RewardKind } from '@/contract/capital';
import type { TextKey } from '@/shared/i18n';
import { coinOptions, type RecordState } from '@/widgets/record-page';

/** Label and tone of each deposit state. */
export const depositStates: Readonly<Record<Deposit['state'], RecordState>> = {
  [depositState.confirming]: { label: 'financial.confirming', tone: 'info' },
  [depositState.credited]: { label: 'financial.credited', tone: 'success' },
  [depositState.belowMinimum]: { label: 'financial.belowMinimum', tone: 'warning' },
};

/** Labels of reward kinds. */
export const rewardLabels: Readonly<Record<RewardKind, TextKey>> = {
  [rewardKind.task]: 'financial.rewardTask',
  [rewardKind.profitShare]: 'financial.rewardProfitShare',
  [rewardKind.gift]: 'financial.rewardGift',
};

/** Filter options from a table of states. */
export const optionsOf = (table: Readonly<Record<string, RecordState>>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }));

export const coinFilter = { id: 'coinId', label: 'financial.coin', kind: 'remote', from: coinOptions } as const;
