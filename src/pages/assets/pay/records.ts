import { pay, paymentRequestState, requestDirection } from '@/contract/pay';
import { balancesChanged } from '@/entities/assets';
import { userChanged } from '@/entities/session';
import { cancelRequest, declineRequest } from '@/features/end-payment-request';
import { query } from '@/shared/api';
import { $isActive } from './account';
import { paymentRequested } from './requestForm';

/** How many payments are shown. */
export const maxPaymentsShown = 5;
const maxOpenRequests = 20;

/** The latest payments, newest first. */
export const recent = query({
  endpoint: pay.payments,
  $params: $isActive.map((isActive) => (isActive ? { query: { pageSize: maxPaymentsShown } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
});

/** Open payment requests to the user. */
export const openRequests = query({
  endpoint: pay.paymentRequests,
  $params: $isActive.map((isActive) =>
    isActive ? { query: { direction: requestDirection.incoming, state: paymentRequestState.open, pageSize: maxOpenRequests } } : null,
  ),
  refetchOn: [balancesChanged, declineRequest.done, cancelRequest.done, paymentRequested],
  resetOn: userChanged,
});
