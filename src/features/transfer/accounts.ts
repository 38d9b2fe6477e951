import { account, transferAccounts, type AccountType, type TransferAccounts, type TransferWallet } from '@/contract/capital';
import type { TransferOpening } from './opening';

/** Where money can go from each account; null while the exchange has not said, and then every way counts as open. */
export type TransferRoutes = readonly TransferWallet[] | null;

/** The number the exchange knows the way between two accounts by; null where there is none. */
export function transferTypeOf(ways: TransferRoutes, { source, target }: TransferAccounts): number | null {
  const wallet = ways?.find(({ walletType }) => walletType === source);
  return wallet?.transferTypes.find(({ targetWallet }) => targetWallet === target)?.transferType ?? null;
}

/** The accounts a form starts with: those asked for where money can be moved between them, else spot and contract. */
export function startingEnds({ source, target }: TransferOpening): TransferAccounts {
  const from = movable(source);
  const to = movable(target);
  if (from !== null && from !== to) return { source: from, target: to ?? partnerOf(from) };
  return to === null ? { source: account.spot, target: account.perpetual } : { source: partnerOf(to), target: to };
}

/** Takes another source. Choosing the target swaps the two; a target that cannot be reached any more is cleared. */
export const withSource = (ends: TransferAccounts, source: number | null, ways: TransferRoutes): TransferAccounts =>
  source !== null && source === ends.target ? swappedEnds(ends, ways) : reachable({ source, target: ends.target }, ways);

/** Takes another target. Choosing the source swaps the two; a source that does not lead there is cleared. */
export function withTarget(ends: TransferAccounts, target: number | null, ways: TransferRoutes): TransferAccounts {
  if (target !== null && target === ends.source) return swappedEnds(ends, ways);
  const next = { source: ends.source, target };
  return isOpen(next, ways) ? next : { source: null, target };
}

/** The other way round; what cannot be reached is cleared. */
export const swappedEnds = ({ source, target }: TransferAccounts, ways: TransferRoutes): TransferAccounts =>
  reachable({ source: target, target: source }, ways);

/** The same ends without what the exchange does not offer. */
export function offeredEnds(ends: TransferAccounts, ways: TransferRoutes): TransferAccounts {
  const isKnown = ways === null || ways.some(({ walletType }) => walletType === ends.source);
  return isKnown ? reachable(ends, ways) : { source: null, target: ends.target };
}

const reachable = (ends: TransferAccounts, ways: TransferRoutes): TransferAccounts =>
  isOpen(ends, ways) ? ends : { ...ends, target: null };

/** Ends of which one is not chosen yet stand in nobody's way. */
const isOpen = (ends: TransferAccounts, ways: TransferRoutes): boolean =>
  ends.source === null || ends.target === null || ways === null || transferTypeOf(ways, ends) !== null;

const movable = (type: AccountType | undefined): AccountType | null => transferAccounts.find((known) => known === type) ?? null;
const partnerOf = (type: AccountType): AccountType => (type === account.spot ? account.perpetual : account.spot);
