import type { Decimal } from '@/contract/decimal';
import type { RecordColumn } from '@/widgets/record-page';

/** A record of an amount of a coin. */
export interface CoinAmount {
  readonly coinName: string;
  readonly amount: Decimal;
}

export const time: RecordColumn<{ readonly createdTime: number }> = {
  id: 'time',
  header: 'financial.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
  place: 'meta',
};
export const coin: RecordColumn<CoinAmount> = {
  id: 'coin',
  header: 'financial.coin',
  kind: 'coin',
  value: ({ coinName }) => coinName,
  place: 'title',
};
export const amount: RecordColumn<CoinAmount> = {
  id: 'amount',
  header: 'financial.amount',
  kind: 'amount',
  value: (row) => row.amount,
  place: 'figure',
};

/** Address and transaction on the chain. */
export const onChain: readonly RecordColumn<{ readonly address: string; readonly memo: string; readonly txHash: string }>[] = [
  { id: 'address', header: 'financial.address', kind: 'text', value: ({ address }) => address },
  { id: 'memo', header: 'financial.memo', kind: 'text', value: ({ memo }) => memo || null },
  { id: 'txHash', header: 'financial.txHash', kind: 'text', value: ({ txHash }) => txHash || null },
];

/** The total of a page per coin. */
export const total = {
  label: 'financial.totalOfPage',
  amount: (row: CoinAmount) => row.amount,
  unit: ({ coinName }: CoinAmount) => coinName,
} as const;

/** Names a record in the accessible names of its buttons. */
export const rowName = ({ coinName, amount: value }: CoinAmount): string => `${value} ${coinName}`;
export const rowKey = ({ id }: { readonly id: string }): string => id;
