import { add, compare, sharePercent, type Decimal } from '@/contract/decimal';
import { valueOf, type Web3ChainListEntry } from '@/contract/web3';

/** How many networks have their own line. */
export const maxNetworksShown = 4;

/** The total value on a network, in USDT. */
export interface NetworkTotal {
  readonly chainIndex: string;
  readonly name: string;
  readonly value: Decimal;
}

/** A share of the total; `network` is null for the networks combined in the last line. */
export interface Share {
  readonly network: NetworkTotal | null;
  readonly value: Decimal;
  /** In percent, from 0 to 100. */
  readonly percent: Decimal;
}

/** Totals by network, by descending value; the chain index replaces an unknown name. */
export function networkTotals(entries: readonly Web3ChainListEntry[], names: ReadonlyMap<string, string>): readonly NetworkTotal[] {
  const totals = new Map<string, Decimal>();
  for (const entry of entries) totals.set(entry.chainIndex, add(totals.get(entry.chainIndex) ?? '0', valueOf(entry)));
  return [...totals]
    .map(([chainIndex, value]) => ({ chainIndex, name: names.get(chainIndex) ?? chainIndex, value }))
    .toSorted((one, other) => compare(other.value, one.value));
}

/** Splits the total into the most valuable networks and the rest; expects `networks` by descending value. */
export function sharesOf(networks: readonly NetworkTotal[]): readonly Share[] {
  const total = sumOf(networks);
  const share = (network: NetworkTotal | null, value: Decimal): Share => ({
    network,
    value,
    percent: sharePercent(value, total),
  });
  const others = networks.slice(maxNetworksShown);
  return [
    ...networks.slice(0, maxNetworksShown).map((network) => share(network, network.value)),
    ...(others.length > 0 ? [share(null, sumOf(others))] : []),
  ];
}

const sumOf = (networks: readonly NetworkTotal[]): Decimal => add('0', ...networks.map(({ value }) => value));
