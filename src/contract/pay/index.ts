export * as pay from './endpoints';
export {
  maxContacts,
  maxNoteLength,
  paymentDirection,
  paymentRequestState,
  requestDirection,
  type PaymentDirection,
  type PaymentRequestState,
} from './constants';
export { Payment, PaymentRequestRecord, type CreatePaymentRequest, type PayUser, type SendPaymentRequest } from './schema';
