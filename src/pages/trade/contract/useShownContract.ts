import { useState } from 'react';
import type { Instrument } from '@/entities/market';
import { contractOf } from './contractOf';

/** What the URL selects, and the list to find it in. */
export interface ContractAddress {
  readonly code: string;
  readonly type: string | undefined;
  readonly list: readonly Instrument[];
}

/**
 * The contract selected by the URL; null if unknown or not loaded yet. Once found, it is kept as long as the URL stays the same:
 * a series does not switch to its next contract while the user is trading, and a delivered contract stays visible.
 */
export function useShownContract({ code, type, list }: ContractAddress): Instrument | null {
  const address = `${code} ${type}`;
  const [shown, setShown] = useState<{ readonly address: string; readonly contract: Instrument } | null>(null);
  const held = shown?.address === address ? shown.contract : null;
  const contract = held ? (list.find(({ id }) => id === held.id) ?? held) : contractOf(code, list, type);
  if (contract && contract !== held) setShown({ address, contract });
  return contract;
}
