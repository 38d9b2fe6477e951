import * as z from 'zod/mini';

/** A scheduled review of an application. */
export const IdentityEvent = z.object({ part: z.literal('identity'), id: z.string() });
export type IdentityEvent = z.output<typeof IdentityEvent>;

/** The domain events of identity verification. */
export interface IdentityDomainEvents {
  /** A verification level of a user is under review, has passed or has failed. */
  identityChanged: { owner: number; identityType: number; identityStatus: number; at: number };
}
