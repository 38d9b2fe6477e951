import { add, compare, sharePercent, type Decimal } from '@/contract/decimal';
import { valueOf, type Web3ChainListEntry } from '@/contract/web3';

/** How many networks have a line of their own. */
export const shownNetworks = 4;

/** What a network holds together, in USDT. */
export interface NetworkTotal {
  readonly chainIndex: string;
  readonly name: string;
  readonly value: Decimal;
}

/** A part of the whole; `network` is null for those that share the last line. */
export interface Share {
  readonly network: NetworkTotal | null;
  readonly value: Decimal;
  /** From 0 to 100. */
  readonly percent: Decimal;
}

/** What each network holds, the most valuable first; one that nobody has named is called by its index. */
export function networkTotals(held: readonly Web3ChainListEntry[], names: ReadonlyMap<string, string>): readonly NetworkTotal[] {
  const totals = new Map<string, Decimal>();
  for (const entry of held) totals.set(entry.chainIndex, add(totals.get(entry.chainIndex) ?? '0', valueOf(entry)));
  return [...totals]
    .map(([chainIndex, value]) => ({ chainIndex, name: names.get(chainIndex) ?? chainIndex, value }))
    .toSorted((one, other) => compare(other.value, one.value));
}

/** Divides the whole among the networks that hold most and the others together; `networks` come the most valuable first. */
export function sharesOf(networks: readonly NetworkTotal[]): readonly Share[] {
  const whole = sumOf(networks);
  const share = (network: NetworkTotal | null, value: Decimal): Share => ({
    network,
    value,
    percent: sharePercent(value, whole),
  });
  const others = networks.slice(shownNetworks);
  return [
    ...networks.slice(0, shownNetworks).map((network) => share(network, network.value)),
    ...(others.length > 0 ? [share(null, sumOf(others))] : []),
  ];
}

const sumOf = (networks: readonly NetworkTotal[]): Decimal => add('0', ...networks.map(({ value }) => value));
