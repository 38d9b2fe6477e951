import * as z from 'zod/mini';
import { factors, LoginLog, popups } from '@/contract/account';

/** Somebody's application to take a lost factor off: the event on the schedule that does so, and when. */
const FactorResetRequest = z.object({ id: z.int(), item: z.enum(factors), sequence: z.int(), doneTime: z.int() });

/** How one account is guarded. Digests stand for passwords, which are kept nowhere; an empty text is an item that is not set. */
export const StoredSecuritySettings = z.object({
  fid: z.int(),
  email: z.string(),
  phone: z.string(),
  googleSecret: z.string(),
  /** How often an authenticator was bound or taken off: each binding has a key of its own. */
  googleTurn: z.int(),
  passwordDigest: z.string(),
  tradeDigest: z.string(),
  antiPhishingCode: z.string(),
  registeredTime: z.int(),
  passwordChangedTime: z.int(),
  /** Nothing may be withdrawn before this instant; 0 where no lock was ever on. */
  lockedUntil: z.int(),
  closedPopups: z.array(z.enum(popups)),
  /** Applications under review, one for a factor at most. */
  factorResetRequests: z.array(FactorResetRequest),
  /** Stand for the recovery codes of the authenticator that is bound. */
  recoveryDigests: z.optional(z.array(z.string())),
});
export type StoredSecuritySettings = z.output<typeof StoredSecuritySettings>;

/** Something that proves a step for a while: a code that was sent, a puzzle, a pass to the next step. `key` names kind and subject. */
export const Challenge = z.object({
  key: z.string(),
  subject: z.string(),
  /** Where the gap of a puzzle is; how often a code was given wrongly. */
  figure: z.int(),
  sentTime: z.int(),
  expiresTime: z.int(),
});
export type Challenge = z.output<typeof Challenge>;

export const StoredLogin = z.extend(LoginLog, { owner: z.int(), deviceId: z.string() });
export type StoredLogin = z.output<typeof StoredLogin>;
