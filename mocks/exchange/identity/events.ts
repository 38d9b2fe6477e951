import * as z from 'zod/mini';

/** An application is reviewed. */
export const IdentityEvent = z.object({ part: z.literal('identity'), id: z.string() });
export type IdentityEvent = z.output<typeof IdentityEvent>;

/** What identity verification tells the rest of the exchange. */
export interface IdentityDomainEvents {
  /** A level of somebody's identity verification is under review, has passed or has failed. */
  identityChanged: { owner: number; identityType: number; identityStatus: number; at: number };
}
