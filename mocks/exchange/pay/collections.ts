import { collection } from '../../db';
import { StoredPayment, StoredPaymentRequest } from './records';

/** Payments between users and payment requests. */
export const payCollections = {
  payments: collection({ schema: StoredPayment, key: 'id', indexes: ['sender', 'recipient'] }),
  paymentRequests: collection({ schema: StoredPaymentRequest, key: 'id', indexes: ['requester', 'payer'] }),
};
