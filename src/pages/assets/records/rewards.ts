import { capital, financialRecord } from '@/contract/capital';
import { recordKind } from '@/widgets/record-page';
import { amount, coin, reference, rowKey, rowName, time, total } from './columns';
import { rewardSteps } from './steps';
import { coinFilter, rewardLabels as rewardNames } from './labels';

/** Rewards: tasks, copy trading profit shares and gifts. */
export const rewards = recordKind({
  id: String(financialRecord.reward),
  label: 'financial.rewards',
  endpoint: capital.fundsRecords,
  baseQuery: { type: financialRecord.reward },
  rowKey,
  columns: [
    time,
    coin,
    amount,
    {
      id: 'reward',
      header: 'financial.kind',
      kind: 'text',
      value: ({ reward }, t) => reward && t(rewardNames[reward]),
      cardSlot: 'status',
    },
  ],
  details: [reference],
  sheet: { title: 'financial.reward', steps: rewardSteps },
  rowName,
  total,
  filters: [coinFilter],
  empty: { text: 'financial.emptyRewards' },
});
