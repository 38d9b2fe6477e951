import * as z from 'zod/mini';
import { TransferRecord } from '@/contract/capital';
import { IdentityStatusEntry } from '@/contract/identity';
import { instant, oneOf } from '@/contract/endpoint';
import { Message, messageModule } from '@/contract/inmail';

/** What stands in the way of a user's transfers; `none` for most. */
export const transferHold = {
  none: 'none',
  review: 'review',
  blocked: 'blocked',
  restricted: 'restricted',
  rejected: 'rejected',
  busy: 'busy',
} as const;
export type TransferHold = (typeof transferHold)[keyof typeof transferHold];

/** Which business event the modules a user opens answer with; `none` for most. */
export const moduleHold = { none: 'none', needKyc: 'needKyc', cannotUse: 'cannotUse' } as const;

/** Somebody with an account. */
export const User = z.object({
  fid: z.int(),
  loginName: z.string(),
  fnickname: z.string(),
  photo: z.string(),
  vipLevel: z.int(),
  vipType: z.int(),
  isFrozen: z.boolean(),
  identity: z.array(IdentityStatusEntry),
  transferHold: z.enum(transferHold),
  moduleHold: z.enum(moduleHold),
  hasOpenCard: z.boolean(),
  openTasks: z.int(),
});
export type User = z.output<typeof User>;

/** The answer to a change that carried an idempotency key; `id` is `owner:key`, `asked` what was asked as text. */
export const KeptAnswer = z.object({ id: z.string(), asked: z.string(), at: instant(), code: z.int(), msg: z.string(), data: z.unknown() });

/** Who is behind a connection: a user, a web3 wallet, or both. */
export const Session = z.object({ key: z.string(), fid: z.nullable(z.int()), walletAccountId: z.nullable(z.string()), openedAt: z.int() });
export type Session = z.output<typeof Session>;

/** A message as it is kept: its text by key, so that it is read in the reader's language. */
export const StoredMessage = z.extend(z.omit(Message, { title: true, content: true, createdTime: true, moduleCode: true }), {
  createdTime: instant(),
  moduleCode: oneOf(messageModule),
  owner: z.int(),
  notice: z.string(),
  values: z.record(z.string(), z.string()),
});
export type StoredMessage = z.output<typeof StoredMessage>;

export const StoredTransfer = z.extend(TransferRecord, { owner: z.int() });
export type StoredTransfer = z.output<typeof StoredTransfer>;

/** A transfer under review is booked. */
export const TransferEvent = z.object({ part: z.literal('transfers'), id: z.string() });
export type TransferEvent = z.output<typeof TransferEvent>;

/** One star: a spot pair by its tradeId or a contract by its code. `key` is `owner:id`. */
export const Favourite = z.object({
  key: z.string(),
  owner: z.int(),
  kind: z.enum(['spot', 'contract']),
  tradeId: z.int(),
  contractCode: z.string(),
  at: z.int(),
});
export type Favourite = z.output<typeof Favourite>;

/** The key of a star: one per owner and pair or contract. */
export const favouriteKey = (
  owner: number,
  { kind, tradeId, contractCode }: { kind: 'spot' | 'contract'; tradeId: number; contractCode: string },
): string => (kind === 'spot' ? `${owner}:spot:${tradeId}` : `${owner}:contract:${contractCode}`);
