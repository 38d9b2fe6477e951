import { createEvent, sample } from 'effector';
import { pay, paymentRequestState, requestDirection, type PaymentRequestRecord } from '@/contract/pay';
import { cancelRequest, declineRequest, paymentRequestStates } from '@/features/end-payment-request';
import { $locale } from '@/shared/i18n';
import { hrefsIn, navigated, routes } from '@/shared/routing';
import { recordKind, type RecordAction, type RecordOpener } from '@/widgets/record-page';
import { amount, coinFilter, note, rowKey, rowName, time, uid } from './columns';

const isOpen = ({ state }: PaymentRequestRecord): boolean => state === paymentRequestState.open;
const isIncoming = ({ direction }: PaymentRequestRecord): boolean => direction === requestDirection.incoming;

/** Opens the pay page with its form filled in from a request. */
const payOpened = createEvent<PaymentRequestRecord>();
const payHref = sample({
  clock: payOpened,
  source: $locale,
  fn: (locale, { id, counterparty, coinName, amount: requestedAmount }) =>
    hrefsIn(locale)(routes.pay, { query: { to: String(counterparty.uid), coin: coinName, amount: requestedAmount, request: id } }),
});
sample({ clock: payHref, filter: (to) => to !== null, target: navigated });
const payOpener: RecordOpener<PaymentRequestRecord> = {
  label: 'pay.pay',
  opened: payOpened,
  isAvailable: (row) => isIncoming(row) && isOpen(row),
};

const decline: RecordAction<PaymentRequestRecord> = {
  label: 'pay.decline',
  mutation: declineRequest,
  isAvailable: (row) => isIncoming(row) && isOpen(row),
  optimisticResult: (row) => ({ ...row, state: paymentRequestState.declined }),
  confirm: {
    title: 'pay.declineTitle',
    label: 'pay.decline',
    text: ({ counterparty: { name } }, t) => t('pay.declineText', { name }),
  },
};
const cancel: RecordAction<PaymentRequestRecord> = {
  label: 'pay.cancel',
  mutation: cancelRequest,
  isAvailable: (row) => !isIncoming(row) && isOpen(row),
  optimisticResult: (row) => ({ ...row, state: paymentRequestState.cancelled }),
  confirm: {
    title: 'pay.cancelTitle',
    label: 'pay.cancelRequest',
    text: ({ counterparty: { name } }, t) => t('pay.cancelText', { name }),
  },
};

/** Payment requests sent and received by the user. */
export const requests = recordKind({
  id: 'requests',
  label: 'pay.requests',
  endpoint: pay.paymentRequests,
  isPending: isOpen,
  rowKey,
  rowName,
  columns: [
    time,
    {
      id: 'counterparty',
      header: 'pay.who',
      width: 190,
      kind: 'text',
      value: (row, t) => t(isIncoming(row) ? 'pay.requestedBy' : 'pay.requestedFrom', { name: row.counterparty.name }),
      cardSlot: 'title',
    },
    uid,
    amount,
    { id: 'state', header: 'pay.state', kind: 'state', value: ({ state }) => paymentRequestStates[state], cardSlot: 'status' },
    note,
  ],
  details: [{ id: 'expires', header: 'pay.expires', kind: 'time', value: ({ expiresTime }) => expiresTime }],
  openers: [payOpener],
  actions: [decline, cancel],
  filters: [
    {
      id: 'direction',
      label: 'pay.direction',
      kind: 'choice',
      options: [
        { value: requestDirection.incoming, label: 'pay.incoming' },
        { value: requestDirection.outgoing, label: 'pay.outgoing' },
      ],
    },
    {
      id: 'state',
      label: 'pay.state',
      kind: 'choice',
      options: Object.entries(paymentRequestStates).map(([value, { label }]) => ({ value, label })),
    },
    coinFilter,
  ],
  empty: { text: 'pay.emptyRequests' },
});
