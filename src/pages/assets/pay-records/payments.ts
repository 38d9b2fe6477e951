import { pay, paymentDirection } from '@/contract/pay';
import { recordKind } from '@/widgets/record-page';
import { amount, coinFilter, note, paymentId, rowKey, rowName, time, total, uid } from './columns';

const shared = { endpoint: pay.payments, rowKey, rowName, details: [paymentId], total, filters: [coinFilter] } as const;

/** Payments sent by the user. */
export const sent = recordKind({
  ...shared,
  id: paymentDirection.sent,
  label: 'pay.sent',
  baseQuery: { direction: paymentDirection.sent },
  columns: [
    time,
    { id: 'counterparty', header: 'pay.to', kind: 'text', value: ({ counterparty }) => counterparty.name, cardSlot: 'title' },
    uid,
    amount,
    note,
  ],
  empty: { text: 'pay.emptySent' },
});

/** Payments received by the user. */
export const received = recordKind({
  ...shared,
  id: paymentDirection.received,
  label: 'pay.received',
  baseQuery: { direction: paymentDirection.received },
  columns: [
    time,
    { id: 'counterparty', header: 'pay.from', kind: 'text', value: ({ counterparty }) => counterparty.name, cardSlot: 'title' },
    uid,
    amount,
    note,
  ],
  empty: { text: 'pay.emptyReceived' },
});
