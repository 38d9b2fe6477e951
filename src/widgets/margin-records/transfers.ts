import { margin } from '@/contract/margin';
import { accountNames } from '@/entities/accounts';
import { transferSucceeded } from '@/features/transfer';
import { coinOptions } from '@/widgets/record-page';
import { coin, marginRecordKinds, time } from './marginRecordKinds';

/** Transfers into and out of margin accounts. */
export const transferRecords = marginRecordKinds(
  {
    id: 'transfers',
    label: 'margin.transferRecords',
    refetchOn: [transferSucceeded],
    rowKey: ({ id }) => id,
    columns: [
      time,
      coin,
      { id: 'from', header: 'margin.from', kind: 'text', value: ({ source }, t) => t(accountNames[source]) },
      { id: 'to', header: 'margin.to', kind: 'text', value: ({ target }, t) => t(accountNames[target]) },
      {
        id: 'amount',
        header: 'margin.amount',
        kind: 'amount',
        value: ({ amount }) => amount,
        unit: ({ coinName }) => coinName,
        cardSlot: 'figure',
      },
    ],
    filters: [{ id: 'coinId', label: 'margin.coin', kind: 'remote', from: coinOptions }],
    empty: { text: 'margin.emptyTransfers' },
  },
  { cross: margin.crossTransferRecord, isolated: margin.isolatedTransferRecord },
);
