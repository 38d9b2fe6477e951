import type { IdentityStatusEntry } from './schema/status';
import { identityStatus, identityType } from './states';

export type KycLevel = 'company' | 'advanced' | 'standard';
/** Summary of a user's verifications: one state for the badge, and the level if passed. */
export type KycSummary =
  | { readonly state: 'pending' }
  | { readonly state: 'passed'; readonly level: KycLevel }
  | { readonly state: 'notVerified' };

/** Summarises the status list: pending takes precedence over passed; among passed entries, the highest type counts. Source: specification, States, KYC summary. */
export function kycSummary(statusList: readonly IdentityStatusEntry[]): KycSummary {
  if (statusList.some((entry) => entry.identityStatus === identityStatus.pending)) return { state: 'pending' };
  const level = highestPassed(statusList);
  return level ? { state: 'passed', level } : { state: 'notVerified' };
}

/** The highest passed level, regardless of pending reviews; null if none. */
export function highestPassed(statusList: readonly IdentityStatusEntry[]): KycLevel | null {
  const passed = statusList.filter((entry) => entry.identityStatus === identityStatus.passed);
  return levels.find((name) => passed.some((entry) => entry.identityType === identityType[name])) ?? null;
}

/** Highest first. */
const levels: readonly KycLevel[] = ['company', 'advanced', 'standard'];
