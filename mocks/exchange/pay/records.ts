import * as z from 'zod/mini';
import { paymentRequestState } from '@/contract/pay';

/** A payment as it is kept; `usdt` is what it was worth when it was made, which the day's limit counts. */
export const StoredPayment = z.object({
  id: z.string(),
  sender: z.int(),
  recipient: z.int(),
  coinId: z.int(),
  coinName: z.string(),
  amount: z.string(),
  note: z.string(),
  requestId: z.nullable(z.string()),
  usdt: z.string(),
  createdTime: z.int(),
});
export type StoredPayment = z.output<typeof StoredPayment>;

/** A request for money as it is kept. */
export const StoredPaymentRequest = z.object({
  id: z.string(),
  requester: z.int(),
  payer: z.int(),
  coinId: z.int(),
  coinName: z.string(),
  amount: z.string(),
  note: z.string(),
  state: z.enum(paymentRequestState),
  createdTime: z.int(),
  expiresTime: z.int(),
});
export type StoredPaymentRequest = z.output<typeof StoredPaymentRequest>;
