import type { KycSummary } from '@/contract/identity';

/** Tells whether an address has a screen of its own. */
type HasScreen = (address: string) => boolean;

/** Where the reminder of new rewards leads; null while there is no such screen. Source: specification, Newbie task reminder. */
export const rewardsTarget = (hasScreen: HasScreen): string | null => offered('/benefitsCenter/home', hasScreen);

/** Where somebody who is not verified is led to; null for all others, and while there is no such screen. Source: specification, KYC summary. */
export const verifyTarget = ({ state }: KycSummary, hasScreen: HasScreen): string | null =>
  state === 'notVerified' ? offered('/verifiedIndex', hasScreen) : null;

const offered = (address: string, hasScreen: HasScreen): string | null => (hasScreen(address) ? address : null);
