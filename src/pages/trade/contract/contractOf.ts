import { contractKind } from '@/contract/swap';
import type { Instrument } from '@/entities/market';

/** The contract that an address names, in any case of letters; `btcusdt_d` stands for its delivery contracts, of which the one of the type in the address is meant, or else the quarterly one, or else the first. Null for none. Source: specification, Routes, contract. */
export function contractOf(code: string, list: readonly Instrument[], type?: string): Instrument | null {
  const wanted = code.toLowerCase();
  const named = list.find(({ id }) => String(id).toLowerCase() === wanted);
  if (named || contractKind(wanted) === 'perpetual') return named ?? null;
  const family = list.filter(({ id }) => /^(.+)_\d+_d$/.exec(String(id).toLowerCase())?.[1] === wanted.replace(/_d$/, ''));
  const ofType = (wantedType: string | undefined) => family.find(({ contractType }) => contractType === wantedType);
  return ofType(type) ?? ofType('quarter') ?? family[0] ?? null;
}
