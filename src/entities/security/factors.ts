import type { Security } from './security';

/** The security factors of an account, in the recommended order of setup. */
const securityFactors = ['google', 'email', 'phone', 'fundPassword', 'antiPhishing', 'whitelist'] as const;
export type SecurityFactor = (typeof securityFactors)[number];

/** The next factor to set, or null if all that count are set or unknown; the whitelist is optional and does not count (assumed: which factors count is not shown). */
export const nextFactor = ({ isSet }: Pick<Security, 'isSet'>): SecurityFactor | null =>
  securityFactors.find((factor) => factor !== 'whitelist' && isSet[factor] === false) ?? null;
