import * as z from 'zod/mini';
import { factors } from '@/contract/account';
import type { StoredLogin } from './records';

/** The review of a lost factor ends: the factor is removed from the account. */
export const SecurityEvent = z.object({ part: z.literal('security'), fid: z.int(), item: z.enum(factors) });
export type SecurityEvent = z.output<typeof SecurityEvent>;

/** The domain events of account security. */
export interface SecurityDomainEvents {
  /** A user has registered. */
  registered: { owner: number; at: number };
  /** A user has logged in. */
  loggedIn: StoredLogin;
  /** A user has changed the login password. */
  passwordChanged: { owner: number; at: number };
  /** Another security setting of an account was set, changed or removed. */
  securityChanged: { owner: number; at: number };
  /** A user has used a recovery code in place of the authenticator. */
  recoveryCodeUsed: { owner: number; left: number; at: number };
  /** A user has requested the removal of a lost factor, scheduled for an instant unless cancelled. */
  factorLossReported: { owner: number; at: number };
  /** A user has cancelled the removal of a factor. */
  factorLossWithdrawn: { owner: number; at: number };
  /** A user has frozen their own account. */
  frozenByOwner: { owner: number; at: number };
  /** A user has closed their account. */
  accountClosed: { owner: number; at: number };
}
