import { transferAccounts } from '@/contract/capital';
import { spot } from '@/contract/spot';
import { accountNames, isAccountType } from '@/entities/accounts';
import { billNames } from '@/widgets/account-assets';
import { recordKind } from '@/widgets/record-page';
import { amount, coin } from './columns';
import { coinFilter } from './words';

/** The statement: every change of an account balance. */
export const bills = recordKind({
  id: 'bills',
  label: 'financial.bills',
  endpoint: spot.bills,
  rowKey: ({ billId }) => billId,
  columns: [
    { id: 'time', header: 'financial.time', kind: 'time', value: ({ time }) => time, place: 'meta' },
    { id: 'kind', header: 'financial.kind', kind: 'text', value: ({ kind }, t) => t(billNames[kind]), place: 'title' },
    {
      id: 'account',
      header: 'financial.account',
      kind: 'text',
      value: (row, t) => (isAccountType(row.account) ? t(accountNames[row.account]) : null),
    },
    { id: 'pair', header: 'financial.pair', kind: 'text', value: ({ tradeName }) => tradeName },
    coin,
    amount,
  ],
  filters: [
    {
      id: 'account',
      label: 'financial.account',
      kind: 'choice',
      options: transferAccounts.map((wallet) => ({ value: String(wallet), label: accountNames[wallet] })),
    },
    coinFilter,
    { id: 'kind', label: 'financial.kind', kind: 'choice', options: Object.entries(billNames).map(([value, label]) => ({ value, label })) },
  ],
  empty: { text: 'financial.emptyBills' },
});
