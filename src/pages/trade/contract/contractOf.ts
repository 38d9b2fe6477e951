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

/** When a delivery contract that is no longer listed was settled, in ms, as its name tells: at 08:00 UTC of that day; null where the name tells none (assumed: the hour is not shown). */
export function deliveredAt(code: string): number | null {
  const [, year, month, day] = /_(\d{2})(\d{2})(\d{2})_d$/i.exec(code) ?? [];
  return year === undefined ? null : Date.parse(`20${year}-${month}-${day}T08:00:00Z`);
}
