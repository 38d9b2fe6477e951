import { combine } from 'effector';
import { config } from '@/contract/config';
import { identityType, type KycLevel } from '@/contract/identity';
import { $isLoggedIn } from '@/entities/session';
import { query } from '@/shared/api';
import { VerificationGate } from './model';

const settings = query({
  endpoint: config.kycConfig,
  $params: combine(VerificationGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  once: true,
});

/** Maximum file size in bytes and minimum length of a picture's longer edge in px. */
export const $limits = settings.$latest.map((data) => ({ maxBytes: data?.maxFileBytes ?? 10_000_000, minEdge: data?.minEdge ?? 600 }));
/** Countries for which verification is not offered, as ISO 3166 codes. */
export const $unservedCountries = settings.$latest.map((data): readonly string[] => data?.unservedCountries ?? []);
/** The usual review time of a level in minutes; null if unknown. */
export const $reviewMinutes = settings.$latest.map((data) => {
  const rows = data?.reviews ?? [];
  return (level: KycLevel): number | null => rows.find((row) => row.identityType === identityType[level])?.minutes ?? null;
});
