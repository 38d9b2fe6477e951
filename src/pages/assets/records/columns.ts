import type { Decimal } from '@/contract/decimal';
import type { RecordColumn } from '@/widgets/record-page';

/** A record of a coin amount. */
export interface CoinAmount {
  readonly coinName: string;
  readonly amount: Decimal;
}

export const time: RecordColumn<{ readonly createdTime: number }> = {
  id: 'time',
  header: 'financial.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
  cardSlot: 'meta',
};
export const coin: RecordColumn<CoinAmount> = {
  id: 'coin',
  header: 'financial.coin',
  kind: 'coin',
  value: ({ coinName }) => coinName,
  cardSlot: 'title',
};
export const amount: RecordColumn<CoinAmount> = {
  id: 'amount',
  header: 'financial.amount',
  kind: 'amount',
  value: (row) => row.amount,
  cardSlot: 'figure',
};

interface OnChain {
  readonly address: string;
  readonly memo: string;
  readonly txHash: string;
  readonly txUrl: string;
}

/** Address, memo and transaction on the blockchain. */
export const onChain: readonly RecordColumn<OnChain>[] = [
  { id: 'address', header: 'financial.address', kind: 'reference', value: ({ address }) => address, copyLabel: 'financial.copyAddress' },
  { id: 'memo', header: 'financial.memo', kind: 'reference', value: ({ memo }) => memo || null, copyLabel: 'financial.copyMemo' },
  {
    id: 'txHash',
    header: 'financial.txHash',
    kind: 'reference',
    value: ({ txHash }) => txHash || null,
    copyLabel: 'financial.copyTransaction',
    url: ({ txUrl }) => txUrl,
  },
];
/** The reference number of a record for support. */
export const reference: RecordColumn<{ readonly id: string }> = {
  id: 'id',
  header: 'financial.reference',
  kind: 'reference',
  value: ({ id }) => id,
  copyLabel: 'financial.copyReference',
};

/** The total per coin of a page. */
export const total = {
  label: 'financial.totalOfPage',
  amount: (row: CoinAmount) => row.amount,
  unit: ({ coinName }: CoinAmount) => coinName,
} as const;

/** Identifies a record in the accessible names of its buttons. */
export const rowName = ({ coinName, amount: value }: CoinAmount): string => `${value} ${coinName}`;
export const rowKey = ({ id }: { readonly id: string }): string => id;
