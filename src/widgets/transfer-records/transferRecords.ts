import { account, capital, transferAccounts, transferState, type TransferRecord } from '@/contract/capital';
import { accountNames } from '@/entities/accounts';
import { transferSucceeded } from '@/features/transfer';
import type { Translate } from '@/shared/i18n';
import { coinOptions, recordKind, type RecordState, type RecordStep } from '@/widgets/record-page';

const states: Readonly<Record<TransferRecord['state'], RecordState>> = {
  [transferState.processing]: { label: 'orders.stateProcessing', tone: 'info' },
  [transferState.completed]: { label: 'orders.stateCompleted', tone: 'success' },
  [transferState.rejected]: { label: 'orders.stateRejected', tone: 'danger' },
};
const accounts = transferAccounts.map((type) => ({ value: String(type), label: accountNames[type] }));

/** The name of an account, with its pair for isolated margin. */
const nameOf = ({ tradeName, ...row }: TransferRecord, side: 'source' | 'target', t: Translate) =>
  row[side] === account.isolatedMargin && tradeName !== null ? `${t(accountNames[row[side]])} ${tradeName}` : t(accountNames[row[side]]);

/** The steps of a transfer: submitted, then booked or rejected. */
const stepsOf = ({ state, createdTime }: TransferRecord): readonly RecordStep[] => [
  { id: 'submitted', title: 'orders.transferSubmitted', state: 'done', at: createdTime },
  {
    id: 'end',
    title: states[state].label,
    state: state === transferState.processing ? 'current' : state === transferState.rejected ? 'failed' : 'done',
  },
];

/** Transfers between the user's accounts; needs the `orders` and `accounts` namespaces. */
export const transferRecords = recordKind({
  id: 'transfers',
  label: 'orders.transfers',
  endpoint: capital.transferHistory,
  rowKey: ({ id }) => id,
  columns: [
    { id: 'time', header: 'orders.time', kind: 'time', value: ({ createdTime }) => createdTime, cardSlot: 'meta' },
    { id: 'coin', header: 'orders.coin', kind: 'coin', value: ({ coinName }) => coinName, cardSlot: 'title' },
    { id: 'source', header: 'orders.from', kind: 'text', value: (row, t) => nameOf(row, 'source', t) },
    { id: 'target', header: 'orders.to', kind: 'text', value: (row, t) => nameOf(row, 'target', t) },
    { id: 'amount', header: 'orders.amount', kind: 'amount', value: ({ amount }) => amount, cardSlot: 'figure' },
    { id: 'state', header: 'orders.state', kind: 'state', value: ({ state }) => states[state], cardSlot: 'status' },
  ],
  details: [
    { id: 'id', header: 'orders.transferNumber', kind: 'reference', value: ({ id }) => id, copyLabel: 'orders.copyTransferNumber' },
  ],
  rowName: ({ amount, coinName }) => `${amount} ${coinName}`,
  sheet: { title: 'orders.transfer', steps: stepsOf },
  filters: [
    { id: 'coinId', label: 'orders.coin', kind: 'remote', from: coinOptions },
    { id: 'source', label: 'orders.from', kind: 'choice', options: accounts },
    { id: 'target', label: 'orders.to', kind: 'choice', options: accounts },
    { id: 'state', label: 'orders.state', kind: 'choice', options: Object.entries(states).map(([value, { label }]) => ({ value, label })) },
  ],
  refetchOn: [transferSucceeded],
  isPending: ({ state }) => state === transferState.processing,
  empty: { text: 'orders.emptyTransfers', hint: 'orders.emptyHint' },
});
