import { compare, type Decimal } from '../decimal';

/** What may be borrowed at a leverage, by coinId. */
interface Tier {
  readonly limits: ReadonlyMap<number, Decimal>;
}

/** The tier of these loans by coinId, of tiers by falling leverage: the first whose limits hold them all; undefined where none does. */
export const tierFor = <T extends Tier>(tiers: readonly T[], loans: ReadonlyMap<number, Decimal>): T | undefined =>
  tiers.find(({ limits }) => [...loans].every(([coinId, amount]) => compare(amount, limits.get(coinId) ?? '0') <= 0));
