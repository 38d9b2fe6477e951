import { capital, depositState, financialRecord } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { recordKind } from '@/widgets/record-page';
import { amount, coin, onChain, reference, rowKey, rowName, time, total } from './columns';
import { depositSteps } from './steps';
import { coinFilter, depositStates, optionsOf } from './labels';

/** Blockchain deposits. */
export const deposits = recordKind({
  id: String(financialRecord.deposit),
  label: 'financial.deposits',
  endpoint: capital.depositRecords,
  isPending: ({ state }) => state === depositState.confirming,
  rowKey,
  rowName,
  columns: [
    time,
    coin,
    amount,
    { id: 'network', header: 'financial.network', kind: 'text', value: ({ network }) => network },
    {
      id: 'confirmations',
      header: 'financial.confirmations',
      kind: 'text',
      value: ({ confirmations, requiredConfirmations }) => `${confirmations}/${requiredConfirmations}`,
    },
    { id: 'state', header: 'financial.state', kind: 'state', value: ({ state }) => depositStates[state], cardSlot: 'status' },
  ],
  details: [
    { id: 'account', header: 'financial.account', kind: 'text', value: ({ account }, t) => t(accountNames[account]) },
    ...onChain,
    reference,
  ],
  sheet: { title: 'financial.deposit', steps: depositSteps },
  total,
  filters: [coinFilter, { id: 'state', label: 'financial.state', kind: 'choice', options: optionsOf(depositStates) }],
  empty: { text: 'financial.emptyDeposits', hint: 'financial.emptyDepositsHint' },
});
