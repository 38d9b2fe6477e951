import * as z from 'zod/mini';
import { factors, LoginLog, popups } from '@/contract/account';

/** A request to remove a lost factor: its scheduled event and time. */
const FactorResetRequest = z.object({ id: z.int(), item: z.enum(factors), sequence: z.int(), doneTime: z.int() });

/** The stored security settings of an account. Passwords are stored as digests only; an empty text is an unset item. */
export const StoredSecuritySettings = z.object({
  fid: z.int(),
  email: z.string(),
  phone: z.string(),
  googleSecret: z.string(),
  /** How often an authenticator was bound or removed: each binding has its own key. */
  googleSecretVersion: z.int(),
  passwordDigest: z.string(),
  tradeDigest: z.string(),
  antiPhishingCode: z.string(),
  registeredTime: z.int(),
  passwordChangedTime: z.int(),
  /** Withdrawals are locked until this instant; 0 if there was never a lock. */
  lockedUntil: z.int(),
  closedPopups: z.array(z.enum(popups)),
  /** Requests under review, at most one per factor. */
  factorResetRequests: z.array(FactorResetRequest),
  /** Digests of the recovery codes of the bound authenticator. */
  recoveryDigests: z.optional(z.array(z.string())),
});
export type StoredSecuritySettings = z.output<typeof StoredSecuritySettings>;

/** A temporary proof: a sent code, a puzzle, or a pass to the next step; also a count of sent codes or failed attempts. `key` names kind and subject. */
export const Challenge = z.object({
  key: z.string(),
  subject: z.string(),
  /** The gap of a puzzle, or the number of wrong codes, sent codes or failed attempts. */
  figure: z.int(),
  sentTime: z.int(),
  expiresTime: z.int(),
});
export type Challenge = z.output<typeof Challenge>;

export const StoredLogin = z.extend(LoginLog, { owner: z.int(), deviceId: z.string() });
export type StoredLogin = z.output<typeof StoredLogin>;
