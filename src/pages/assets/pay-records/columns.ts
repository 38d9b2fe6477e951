import type { Decimal } from '@/contract/decimal';
import type { PayUser } from '@/contract/pay';
import { coinOptions, type RecordColumn } from '@/widgets/record-page';

interface Row {
  readonly id: string;
  readonly counterparty: PayUser;
  readonly coinName: string;
  readonly amount: Decimal;
  readonly note: string;
  readonly createdTime: number;
}

export const time: RecordColumn<Row> = {
  id: 'time',
  header: 'pay.time',
  kind: 'time',
  value: ({ createdTime }) => createdTime,
  cardSlot: 'meta',
};
export const amount: RecordColumn<Row> = {
  id: 'amount',
  header: 'pay.amount',
  kind: 'amount',
  value: (row) => row.amount,
  unit: ({ coinName }) => coinName,
  cardSlot: 'figure',
};
export const note: RecordColumn<Row> = { id: 'note', header: 'pay.noteWritten', kind: 'text', value: (row) => row.note || null };
export const uid: RecordColumn<Row> = {
  id: 'uid',
  header: 'pay.uidHeader',
  kind: 'text',
  value: ({ counterparty }) => String(counterparty.uid),
};
export const paymentId: RecordColumn<Row> = { id: 'id', header: 'pay.paymentId', kind: 'text', value: ({ id }) => id };

/** The total per coin of a page. */
export const total = { label: 'pay.totalOfPage', amount: (row: Row) => row.amount, unit: ({ coinName }: Row) => coinName } as const;
export const coinFilter = { id: 'coinId', label: 'pay.coin', kind: 'remote', from: coinOptions } as const;

/** Identifies a record in the accessible names of its buttons. */
export const rowName = ({ amount: value, coinName, counterparty }: Row): string => `${value} ${coinName}, ${counterparty.name}`;
export const rowKey = ({ id }: Row): string => id;
