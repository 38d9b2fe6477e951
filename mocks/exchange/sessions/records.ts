import * as z from 'zod/mini';
import { instant } from '@/contract/endpoint';

/** A session of a connection: a user, a web3 wallet, or both. */
export const Session = z.object({
  key: z.string(),
  fid: z.nullable(z.int()),
  walletAccountId: z.nullable(z.string()),
  openedAt: z.int(),
  /** The device it was opened on, if reported by the client. */
  device: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type Session = z.output<typeof Session>;

/** The response to a change with an idempotency key; `id` is `owner:key`, `asked` the request as text. */
export const IdempotentAnswer = z.object({
  id: z.string(),
  asked: z.string(),
  at: instant(),
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
});
