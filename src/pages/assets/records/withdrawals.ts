import { capital, financialRecord, withdrawalState, type Withdrawal } from '@/contract/capital';
import { subtract } from '@/contract/decimal';
import { cancelWithdrawal, withdrawalStates } from '@/features/cancel-withdrawal';
import { recordKind, type RecordAction } from '@/widgets/record-page';
import { amount, coin, onChain, reference, rowKey, rowName, time, total } from './columns';
import { isInProgress, reasonOf, withdrawalSteps } from './steps';
import { coinFilter, optionsOf } from './labels';

const cancel: RecordAction<Withdrawal> = {
  label: 'financial.cancel',
  mutation: cancelWithdrawal,
  isAvailable: ({ state }) => state === withdrawalState.review,
  optimisticResult: (row) => ({ ...row, state: withdrawalState.cancelled }),
  confirm: {
    title: 'financial.cancelTitle',
    label: 'financial.cancelWithdrawal',
    text: (row, t) => t('financial.cancelText', { amount: rowName(row) }),
  },
};

/** Blockchain withdrawals; one under review can be cancelled. */
export const withdrawals = recordKind({
  id: String(financialRecord.withdrawal),
  label: 'financial.withdrawals',
  endpoint: capital.withdrawalRecords,
  isPending: isInProgress,
  rowKey,
  rowName,
  columns: [
    time,
    coin,
    amount,
    { id: 'fee', header: 'financial.fee', kind: 'amount', value: ({ fee }) => fee },
    { id: 'network', header: 'financial.network', kind: 'text', value: ({ network }) => network },
    { id: 'state', header: 'financial.state', kind: 'state', value: ({ state }) => withdrawalStates[state], cardSlot: 'status' },
  ],
  details: [
    { id: 'received', header: 'financial.received', kind: 'amount', value: ({ amount: sent, fee }) => subtract(sent, fee) },
    ...onChain,
    { id: 'remark', header: 'financial.remark', kind: 'text', value: ({ remark }) => remark || null },
    { id: 'reason', header: 'financial.reason', kind: 'text', value: reasonOf },
    reference,
  ],
  sheet: { title: 'financial.withdrawal', steps: withdrawalSteps },
  total,
  actions: [cancel],
  filters: [coinFilter, { id: 'state', label: 'financial.state', kind: 'choice', options: optionsOf(withdrawalStates) }],
  empty: { text: 'financial.emptyWithdrawals' },
});
