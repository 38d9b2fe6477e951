import * as z from 'zod/mini';
import { IdentityStatusEntry } from '@/contract/identity';

/** What blocks a user's transfers; `none` for most. */
export const transferHold = {
  none: 'none',
  review: 'review',
  blocked: 'blocked',
  restricted: 'restricted',
  rejected: 'rejected',
  busy: 'busy',
} as const;
export type TransferHold = (typeof transferHold)[keyof typeof transferHold];

/** The business event returned when the user opens a module; `none` for most. */
export const moduleHold = { none: 'none', needKyc: 'needKyc', cannotUse: 'cannotUse' } as const;

/** A registered user. */
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
});
export type User = z.output<typeof User>;

/** The notifications that a user has turned off, as `topic:channel`. */
export const StoredNotificationChoices = z.object({ fid: z.int(), off: z.array(z.string()) });
