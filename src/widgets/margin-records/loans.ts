import { multiply } from '@/contract/decimal';
import { margin, type BorrowRecord, type InterestRecord, type RepayRecord } from '@/contract/margin';
import { marginAccountChanged } from '@/entities/margin-account';
import { coinOptions, type RecordColumn } from '@/widgets/record-page';
import { coin, marginRecordKinds, time } from './marginRecordKinds';

type Row = BorrowRecord | RepayRecord | InterestRecord;
const coinFilter = { id: 'coinId', label: 'margin.coin', kind: 'remote', from: coinOptions } as const;
const common = { refetchOn: [marginAccountChanged], rowKey: ({ id }: Row) => id, filters: [coinFilter] };
const unit = ({ coinName }: Row): string => coinName;
const rate: RecordColumn<BorrowRecord | InterestRecord> = {
  id: 'rate',
  header: 'margin.rate',
  kind: 'amount',
  value: ({ hourlyRate }) => multiply(hourlyRate, '100'),
  unit: () => '%',
};
const principal: RecordColumn<RepayRecord | InterestRecord> = {
  id: 'principal',
  header: 'margin.principal',
  kind: 'amount',
  value: (row) => row.principal,
  unit,
};
const interest: RecordColumn<RepayRecord | InterestRecord> = {
  id: 'interest',
  header: 'margin.interest',
  kind: 'amount',
  value: (row) => row.interest,
  unit,
  cardSlot: 'figure',
};

/** The loans taken out. */
export const borrowRecords = marginRecordKinds(
  {
    ...common,
    id: 'borrows',
    label: 'margin.borrowRecords',
    columns: [
      time,
      coin,
      { id: 'amount', header: 'margin.amount', kind: 'amount', value: ({ amount }) => amount, unit, cardSlot: 'figure' },
      rate,
    ],
    empty: { text: 'margin.emptyBorrows' },
  },
  { cross: margin.crossBorrowRecord, isolated: margin.isolatedBorrowRecord },
);

/** Repayments, split into principal and interest. */
export const repayRecords = marginRecordKinds(
  {
    ...common,
    id: 'repays',
    label: 'margin.repayRecords',
    columns: [
      time,
      coin,
      principal,
      interest,
      { id: 'kind', header: 'margin.kind', kind: 'text', value: ({ kind }, t) => t(`margin.kind_${kind}`), cardSlot: 'status' },
    ],
    empty: { text: 'margin.emptyRepays' },
  },
  { cross: margin.crossRepayRecord, isolated: margin.isolatedRepayRecord },
);

/** The hourly interest on debts. */
export const interestRecords = marginRecordKinds(
  {
    ...common,
    id: 'interests',
    label: 'margin.interestRecords',
    columns: [time, coin, principal, rate, interest],
    empty: { text: 'margin.emptyInterests' },
  },
  { cross: margin.crossInterestRecord, isolated: margin.isolatedInterestRecord },
);
