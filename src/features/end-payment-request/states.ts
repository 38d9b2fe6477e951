import { paymentRequestState, type PaymentRequestState } from '@/contract/pay';
import type { TextKey } from '@/shared/i18n';

interface State {
  readonly label: TextKey<'pay'>;
  readonly tone: 'info' | 'success' | 'danger' | 'neutral';
}

/** The label and tone of each payment request state. */
export const paymentRequestStates: Readonly<Record<PaymentRequestState, State>> = {
  [paymentRequestState.open]: { label: 'pay.stateOpen', tone: 'info' },
  [paymentRequestState.paid]: { label: 'pay.statePaid', tone: 'success' },
  [paymentRequestState.declined]: { label: 'pay.stateDeclined', tone: 'danger' },
  [paymentRequestState.cancelled]: { label: 'pay.stateCancelled', tone: 'neutral' },
  [paymentRequestState.expired]: { label: 'pay.stateExpired', tone: 'neutral' },
};
