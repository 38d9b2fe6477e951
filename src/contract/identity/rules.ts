import type { IdentityStatusEntry } from './schema';
import { identityStatus, identityType } from './tables';

export type KycLevel = 'company' | 'advanced' | 'standard';
/** What all verifications of a user come to: one state for the badge, and the level where passed. */
export type KycSummary =
  { readonly state: 'pending' } | { readonly state: 'passed'; readonly level: KycLevel } | { readonly state: 'notVerified' };

/** Sums up the status list: pending beats passed; passed takes the highest type. Source: specification, States, KYC summary. */
export function kycSummary(statusList: readonly IdentityStatusEntry[]): KycSummary {
  if (statusList.some((entry) => entry.identityStatus === identityStatus.pending)) return { state: 'pending' };
  const passed = statusList.filter((entry) => entry.identityStatus === identityStatus.passed);
  const level = levels.find((name) => passed.some((entry) => entry.identityType === identityType[name]));
  return level ? { state: 'passed', level } : { state: 'notVerified' };
}

/** Highest first. */
const levels: readonly KycLevel[] = ['company', 'advanced', 'standard'];
