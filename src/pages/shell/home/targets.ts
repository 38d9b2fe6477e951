import type { KycSummary } from '@/contract/identity';
import { routes, type To } from '@/shared/routing';

/** Where the reminder of new rewards leads; null while that is not built. Source: specification, Newbie task reminder. */
export const rewardsTarget = (to: To): string | null => to(routes.benefits);

/** Where somebody who is not verified is led to; null for all others, and while that is not built. Source: specification, KYC summary. */
export const verifyTarget = ({ state }: KycSummary, to: To): string | null => (state === 'notVerified' ? to(routes.verification) : null);
