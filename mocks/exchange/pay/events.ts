import * as z from 'zod/mini';
import type { StoredPayment, StoredPaymentRequest } from './records';

/** A request for money expires. */
export const PayEvent = z.object({ part: z.literal('pay'), id: z.string() });
export type PayEvent = z.output<typeof PayEvent>;

/** What payments tell the rest of the exchange. */
export interface PayDomainEvents {
  /** One user paid another. */
  paymentMade: StoredPayment;
  /** A request for money was made or has ended; its state says how. */
  paymentRequestChanged: StoredPaymentRequest & { readonly at: number };
}
