import { pay, paymentRequestState, requestDirection } from '@/contract/pay';
import { balancesChanged } from '@/entities/assets';
import { userChanged } from '@/entities/session';
import { cancelRequest, declineRequest } from '@/features/end-payment-request';
import { query } from '@/shared/api';
import { $isAsked } from './account';
import { paymentRequested } from './requestForm';

/** How many payments are shown. */
export const shownPayments = 5;
const maxOpenRequests = 20;

/** The latest payments, newest first. */
export const recent = query({
  endpoint: pay.payments,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: { pageSize: shownPayments } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
});

/** Open payment requests to the user. */
export const openRequests = query({
  endpoint: pay.paymentRequests,
  $params: $isAsked.map((isAsked) =>
    isAsked ? { query: { direction: requestDirection.incoming, state: paymentRequestState.open, pageSize: maxOpenRequests } } : null,
  ),
  refetchOn: [balancesChanged, declineRequest.done, cancelRequest.done, paymentRequested],
  resetOn: userChanged,
});
