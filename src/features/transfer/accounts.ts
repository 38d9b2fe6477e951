import { account, transferAccounts, type AccountType, type TransferAccounts, type TransferWallet } from '@/contract/capital';
import type { TransferOpening } from './opening';

/** The accounts each account can transfer to; null while unknown, when every route counts as open. */
export type TransferRoutes = readonly TransferWallet[] | null;

/** The exchange's transfer type for a route between two accounts; null if there is no such route. */
export function transferTypeOf(ways: TransferRoutes, { source, target }: TransferAccounts): number | null {
  const wallet = ways?.find(({ walletType }) => walletType === source);
  return wallet?.transferTypes.find(({ targetWallet }) => targetWallet === target)?.transferType ?? null;
}

/** The initial accounts of a form: those requested that support transfers, otherwise spot and contract. */
export function startingEnds({ source, target }: TransferOpening): TransferAccounts {
  const from = movable(source);
  const to = movable(target);
  if (from !== null && from !== to) return { source: from, target: to ?? partnerOf(from) };
  return to === null ? { source: account.spot, target: account.perpetual } : { source: partnerOf(to), target: to };
}

/** Sets the source. Choosing the current target swaps the two; a target that is no longer reachable is cleared. */
export const withSource = (ends: TransferAccounts, source: number | null, ways: TransferRoutes): TransferAccounts =>
  source !== null && source === ends.target ? swappedEnds(ends, ways) : reachable({ source, target: ends.target }, ways);

/** Sets the target. Choosing the current source swaps the two; a source without a route to it is cleared. */
export function withTarget(ends: TransferAccounts, target: number | null, ways: TransferRoutes): TransferAccounts {
  if (target !== null && target === ends.source) return swappedEnds(ends, ways);
  const next = { source: ends.source, target };
  return isOpen(next, ways) ? next : { source: null, target };
}

/** Swaps the accounts; a target that is not reachable is cleared. */
export const swappedEnds = ({ source, target }: TransferAccounts, ways: TransferRoutes): TransferAccounts =>
  reachable({ source: target, target: source }, ways);

/** The same accounts without those that the exchange does not offer. */
export function offeredEnds(ends: TransferAccounts, ways: TransferRoutes): TransferAccounts {
  const isKnown = ways === null || ways.some(({ walletType }) => walletType === ends.source);
  return isKnown ? reachable(ends, ways) : { source: null, target: ends.target };
}

const reachable = (ends: TransferAccounts, ways: TransferRoutes): TransferAccounts =>
  isOpen(ends, ways) ? ends : { ...ends, target: null };

/** Accounts count as reachable while one of them is not chosen yet. */
const isOpen = (ends: TransferAccounts, ways: TransferRoutes): boolean =>
  ends.source === null || ends.target === null || ways === null || transferTypeOf(ways, ends) !== null;

const movable = (type: AccountType | undefined): AccountType | null => transferAccounts.find((known) => known === type) ?? null;
const partnerOf = (type: AccountType): AccountType => (type === account.spot ? account.perpetual : account.spot);
