import type { ChainAddress } from '@/contract/web3';

/** An address with the networks it is on, in the order of the wallet. */
export interface NetworkAddress {
  readonly address: string;
  readonly networks: readonly string[];
}

/** Groups networks that share an address; a network without a known name is shown by its index. */
export function distinctAddresses(all: readonly ChainAddress[], names: ReadonlyMap<string, string>): readonly NetworkAddress[] {
  const networksOf = new Map<string, string[]>();
  for (const { address, chainIndex } of all)
    networksOf.set(address, [...(networksOf.get(address) ?? []), names.get(chainIndex) ?? chainIndex]);
  return [...networksOf].map(([address, networks]) => ({ address, networks }));
}
