import { useState } from 'react';
import type { Instrument } from '@/entities/market';
import { contractOf } from './contractOf';

/** What the URL selects, and the list to find it in. */
export interface ContractLookup {
  readonly code: string;
  readonly type: string | undefined;
  readonly list: readonly Instrument[];
}

/**
 * The contract selected by the URL; null if unknown or not loaded yet. Once found, it is kept as long as the URL stays the same:
 * a series does not switch to its next contract while the user is trading, and a delivered contract stays visible.
 */
export function useShownContract({ code, type, list }: ContractLookup): Instrument | null {
  const urlKey = `${code} ${type}`;
  const [shown, setShown] = useState<{ readonly urlKey: string; readonly contract: Instrument } | null>(null);
  const previous = shown?.urlKey === urlKey ? shown.contract : null;
  const contract = previous ? (list.find(({ id }) => id === previous.id) ?? previous) : contractOf(code, list, type);
  if (contract && contract !== previous) setShown({ urlKey, contract });
  return contract;
}
