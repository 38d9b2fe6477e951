import * as z from 'zod/mini';
import type { StoredPayment, StoredPaymentRequest } from './records';

/** A payment request expires. */
export const PayEvent = z.object({ part: z.literal('pay'), id: z.string() });
export type PayEvent = z.output<typeof PayEvent>;

/** The domain events of payments. */
export interface PayDomainEvents {
  /** One user paid another. */
  paymentMade: StoredPayment;
  /** A payment request was created or has ended; its state says how. */
  paymentRequestChanged: StoredPaymentRequest & { readonly at: number };
}
