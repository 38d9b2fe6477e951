import type { KycSummary } from '@/contract/identity';
import { routes, type HrefBuilder } from '@/shared/routing';

/** URL that the task reminder links to; null while that screen is not built. Source: specification, Newbie task reminder. */
export const rewardsTarget = (to: HrefBuilder): string | null => to(routes.benefits);

/** URL that the prompt to verify links to; null if verified, under review, or not built. Source: specification, KYC summary. */
export const verifyTarget = ({ state }: KycSummary, to: HrefBuilder): string | null =>
  state === 'notVerified' ? to(routes.verification) : null;
