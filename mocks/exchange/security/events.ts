import * as z from 'zod/mini';
import { factors } from '@/contract/account';
import type { StoredLogin } from './records';

/** A review of somebody's lost factor is over: it is taken off the account. */
export const SecurityEvent = z.object({ part: z.literal('security'), fid: z.int(), item: z.enum(factors) });
export type SecurityEvent = z.output<typeof SecurityEvent>;

/** What accounts tell the rest of the exchange. */
export interface SecurityDomainEvents {
  /** Somebody has opened an account. */
  registered: { owner: number; at: number };
  /** Somebody has logged in. */
  loggedIn: StoredLogin;
  /** Somebody has another login password. */
  passwordChanged: { owner: number; at: number };
  /** Something else that guards an account was set, changed or taken off. */
  securityChanged: { owner: number; at: number };
  /** Somebody has used a recovery code in place of the authenticator. */
  recoveryCodeUsed: { owner: number; left: number; at: number };
  /** Somebody has asked to take a lost factor off, which is done at an instant unless they think otherwise. */
  factorLossReported: { owner: number; at: number };
  /** Somebody keeps a factor that was to be taken off. */
  factorLossWithdrawn: { owner: number; at: number };
  /** Somebody has frozen their own account. */
  frozenByOwner: { owner: number; at: number };
  /** Somebody has ended their account. */
  accountClosed: { owner: number; at: number };
}
