import * as z from 'zod/mini';
import { paymentRequestState } from '@/contract/pay';

/** A stored payment; `usdt` is its value when it was made, which counts towards the daily limit. */
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

/** A stored payment request. */
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
