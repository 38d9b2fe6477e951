import type { IdentityStatusEntry } from './schema/status';
import { identityStatus, identityType } from './states';

export type KycLevel = 'company' | 'advanced' | 'standard';
/** What all verifications of a user come to: one state for the badge, and the level where passed. */
export type KycSummary =
  | { readonly state: 'pending' }
  | { readonly state: 'passed'; readonly level: KycLevel }
  | { readonly state: 'notVerified' };

/** Sums up the status list: pending beats passed; passed takes the highest type. Source: specification, States, KYC summary. */
export function kycSummary(statusList: readonly IdentityStatusEntry[]): KycSummary {
  if (statusList.some((entry) => entry.identityStatus === identityStatus.pending)) return { state: 'pending' };
  const level = highestPassed(statusList);
  return level ? { state: 'passed', level } : { state: 'notVerified' };
}

/** The highest level that has passed, whatever else is under review; null for none. */
export function highestPassed(statusList: readonly IdentityStatusEntry[]): KycLevel | null {
  const passed = statusList.filter((entry) => entry.identityStatus === identityStatus.passed);
  return levels.find((name) => passed.some((entry) => entry.identityType === identityType[name])) ?? null;
}

/** Highest first. */
const levels: readonly KycLevel[] = ['company', 'advanced', 'standard'];
