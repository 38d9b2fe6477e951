import { contractKind } from '@/contract/swap';
import type { Instrument } from '@/entities/market';

/** Finds a contract by case-insensitive code; `btcusdt_d` selects a delivery contract: of `type`, else quarterly, else the first. Null if none. Source: specification, Routes, contract. */
export function contractOf(code: string, list: readonly Instrument[], type?: string): Instrument | null {
  const wanted = code.toLowerCase();
  const named = list.find(({ id }) => String(id).toLowerCase() === wanted);
  if (named || contractKind(wanted) === 'perpetual') return named ?? null;
  const family = list.filter(({ id }) => /^(.+)_\d+_d$/.exec(String(id).toLowerCase())?.[1] === wanted.replace(/_d$/, ''));
  const ofType = (wantedType: string | undefined) => family.find(({ contractType }) => contractType === wantedType);
  return ofType(type) ?? ofType('quarter') ?? family[0] ?? null;
}
