import { multiply, type Decimal } from '@/contract/decimal';
import { identityStatus, identityType } from '@/contract/identity';
import type { User } from './records';

/** The daily withdrawal limit in USDT by the highest passed verification level, at VIP 0; without one nothing can be withdrawn. */
const byIdentity = [
  [identityType.company, '5000000'],
  [identityType.advanced, '500000'],
  [identityType.standard, '20000'],
] as const;

/** Whether a user has passed any verification level. */
export const isVerified = ({ identity }: User): boolean => identity.some((entry) => entry.identityStatus === identityStatus.passed);

/** A user's daily withdrawal limit in USDT: by verification, and as much again for each VIP level. */
export function dayLimitOf({ identity, vipLevel }: Pick<User, 'identity' | 'vipLevel'>): Decimal {
  const passed = identity.filter((entry) => entry.identityStatus === identityStatus.passed).map((entry) => entry.identityType);
  const base = byIdentity.find(([type]) => passed.includes(type))?.[1] ?? '0';
  return multiply(base, String(vipLevel + 1));
}
