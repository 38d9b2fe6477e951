import { useState } from 'react';
import type { Instrument } from '@/entities/market';
import { contractOf } from './contractOf';

/** What an address asks for, and where. */
export interface ContractAddress {
  readonly code: string;
  readonly type: string | undefined;
  readonly list: readonly Instrument[];
}

/**
 * The contract of an address, null while it is not known or there is none. One that was found stays for as long as the address does: of a
 * series, too, it is not exchanged for the next under somebody who is trading it, and one that is delivered meanwhile can be read on.
 */
export function useShownContract({ code, type, list }: ContractAddress): Instrument | null {
  const address = `${code} ${type}`;
  const [shown, setShown] = useState<{ readonly address: string; readonly contract: Instrument } | null>(null);
  const held = shown?.address === address ? shown.contract : null;
  const contract = held ? (list.find(({ id }) => id === held.id) ?? held) : contractOf(code, list, type);
  if (contract && contract !== held) setShown({ address, contract });
  return contract;
}
