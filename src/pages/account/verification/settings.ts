import { combine } from 'effector';
import { config } from '@/contract/config';
import { identityType, type KycLevel } from '@/contract/identity';
import { $isLoggedIn } from '@/entities/session';
import { query } from '@/shared/api';
import { VerificationGate } from './model';

const settings = query({
  endpoint: config.kycConfig,
  $params: combine(VerificationGate.status, $isLoggedIn, (isOpen, isIn) => (isOpen && isIn ? {} : null)),
  once: true,
});

/** What a file may be: at most so many bytes, and a picture at least so many px along its longer edge. */
export const $limits = settings.$latest.map((data) => ({ maxBytes: data?.maxFileBytes ?? 10_000_000, minEdge: data?.minEdge ?? 600 }));
/** Countries whose people and companies are not verified, as ISO 3166 codes. */
export const $unservedCountries = settings.$latest.map((data): readonly string[] => data?.unservedCountries ?? []);
/** How many minutes the review of a level usually takes; null where the exchange does not say. */
export const $reviewMinutes = settings.$latest.map((data) => {
  const rows = data?.reviews ?? [];
  return (level: KycLevel): number | null => rows.find((row) => row.identityType === identityType[level])?.minutes ?? null;
});
