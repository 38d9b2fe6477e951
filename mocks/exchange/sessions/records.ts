import * as z from 'zod/mini';
import { instant } from '@/contract/endpoint';

/** Who is behind a connection: a user, a web3 wallet, or both. */
export const Session = z.object({
  key: z.string(),
  fid: z.nullable(z.int()),
  walletAccountId: z.nullable(z.string()),
  openedAt: z.int(),
  /** The device it was opened on, where that has introduced itself. */
  device: z.optional(z.object({ id: z.string(), name: z.string() })),
});
export type Session = z.output<typeof Session>;

/** The answer to a change that carried an idempotency key; `id` is `owner:key`, `asked` what was asked as text. */
export const IdempotentAnswer = z.object({
  id: z.string(),
  asked: z.string(),
  at: instant(),
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
});
