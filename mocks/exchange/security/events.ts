import * as z from 'zod/mini';
import { factors } from '@/contract/account';

/** A review of somebody's lost factor is over: it is taken off the account. */
export const SecurityEvent = z.object({ part: z.literal('security'), fid: z.int(), item: z.enum(factors) });
export type SecurityEvent = z.output<typeof SecurityEvent>;

/** What accounts tell the rest of the exchange. */
export interface SecurityDomainEvents {
  /** Somebody has ended their account. */
  accountClosed: { owner: number; at: number };
}
