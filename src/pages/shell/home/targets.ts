import type { KycSummary } from '@/contract/identity';

/** Tells whether an address has a screen of its own. */
type HasScreen = (address: string) => boolean;

/** Where the reminder of new rewards leads; null while there is no such screen. Source: specification, Newbie task reminder. */
export const rewardsTarget = (isBuilt: HasScreen): string | null => offered('/benefitsCenter/home', isBuilt);

/** Where somebody who is not verified is led to; null for all others, and while there is no such screen. Source: specification, KYC summary. */
export const verifyTarget = ({ state }: KycSummary, isBuilt: HasScreen): string | null =>
  state === 'notVerified' ? offered('/verifiedIndex', isBuilt) : null;

const offered = (address: string, isBuilt: HasScreen): string | null => (isBuilt(address) ? address : null);
