import { compare, type Decimal } from '../decimal';

/** Borrowing limits by coinId. */
interface Tier {
  readonly limits: ReadonlyMap<number, Decimal>;
}

/** The first tier whose limits cover all loans (by coinId), given tiers by descending leverage; undefined if none does. */
export const tierFor = <T extends Tier>(tiers: readonly T[], loans: ReadonlyMap<number, Decimal>): T | undefined =>
  tiers.find(({ limits }) => [...loans].every(([coinId, amount]) => compare(amount, limits.get(coinId) ?? '0') <= 0));
