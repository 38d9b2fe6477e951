import type { Security } from './security';

/** What guards an account, in the order in which it is worth setting. */
const securityFactors = ['google', 'email', 'phone', 'fundPassword', 'antiPhishing', 'whitelist'] as const;
export type SecurityFactor = (typeof securityFactors)[number];

/** The factor that would raise the score most, or null where all that count are set; the whitelist is a choice and counts for nothing (assumed: which counts is not shown). */
export const nextFactor = ({ isSet }: Pick<Security, 'isSet'>): SecurityFactor | null =>
  securityFactors.find((factor) => factor !== 'whitelist' && isSet[factor] === false) ?? null;
