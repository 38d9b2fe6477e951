import type { Decimal } from '@/contract/decimal';
import type { RecordColumn } from '@/widgets/record-page';

/** What every record of money says: an amount of a coin. */
export interface Moved {
  readonly coinName: string;
  readonly amount: Decimal;
}

export const time: RecordColumn<{ readonly createdTime: number }> = {
  id: 'time',
  header: 'financial.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
};
export const coin: RecordColumn<Moved> = {
  id: 'coin',
  header: 'financial.coin',
  kind: 'coin',
  value: ({ coinName }) => coinName,
  isHead: true,
};
export const amount: RecordColumn<Moved> = {
  id: 'amount',
  header: 'financial.amount',
  kind: 'amount',
  value: (row) => row.amount,
  isHead: true,
};

/** Where money came to or went, on the chain. */
export const onChain: readonly RecordColumn<{ readonly address: string; readonly memo: string; readonly txHash: string }>[] = [
  { id: 'address', header: 'financial.address', kind: 'text', value: ({ address }) => address },
  { id: 'memo', header: 'financial.memo', kind: 'text', value: ({ memo }) => memo || null },
  { id: 'txHash', header: 'financial.txHash', kind: 'text', value: ({ txHash }) => txHash || null },
];

/** What the amounts of a page come to, coin by coin. */
export const total = {
  label: 'financial.totalOfPage',
  amount: (row: Moved) => row.amount,
  unit: ({ coinName }: Moved) => coinName,
} as const;

/** Names a record to those who hear its buttons. */
export const rowName = ({ coinName, amount: moved }: Moved): string => `${moved} ${coinName}`;
export const rowKey = ({ id }: { readonly id: string }): string => id;
