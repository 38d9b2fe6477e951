import { account, transferAccounts, type AccountType, type TransferAccounts, type TransferWallet } from '@/contract/capital';
import type { TransferOpening } from './opening';

/** The accounts each account can transfer to; null while unknown, when every route counts as open. */
export type TransferRoutes = readonly TransferWallet[] | null;

/** The exchange's transfer type for a route between two accounts; null if there is no such route. */
export function transferTypeOf(routes: TransferRoutes, { source, target }: TransferAccounts): number | null {
  const wallet = routes?.find(({ walletType }) => walletType === source);
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
export const withSource = (ends: TransferAccounts, source: number | null, routes: TransferRoutes): TransferAccounts =>
  source !== null && source === ends.target ? swappedEnds(ends, routes) : reachable({ source, target: ends.target }, routes);

/** Sets the target. Choosing the current source swaps the two; a source without a route to it is cleared. */
export function withTarget(ends: TransferAccounts, target: number | null, routes: TransferRoutes): TransferAccounts {
  if (target !== null && target === ends.source) return swappedEnds(ends, routes);
  const next = { source: ends.source, target };
  return isOpen(next, routes) ? next : { source: null, target };
}

/** Swaps the accounts; a target that is not reachable is cleared. */
export const swappedEnds = ({ source, target }: TransferAccounts, routes: TransferRoutes): TransferAccounts =>
  reachable({ source: target, target: source }, routes);

/** The same accounts without those that the exchange does not offer. */
export function offeredEnds(ends: TransferAccounts, routes: TransferRoutes): TransferAccounts {
  const isKnown = routes === null || routes.some(({ walletType }) => walletType === ends.source);
  return isKnown ? reachable(ends, routes) : { source: null, target: ends.target };
}

const reachable = (ends: TransferAccounts, routes: TransferRoutes): TransferAccounts =>
  isOpen(ends, routes) ? ends : { ...ends, target: null };

/** Accounts count as reachable while one of them is not chosen yet. */
const isOpen = (ends: TransferAccounts, routes: TransferRoutes): boolean =>
  ends.source === null || ends.target === null || routes === null || transferTypeOf(routes, ends) !== null;

const movable = (type: AccountType | undefined): AccountType | null => transferAccounts.find((known) => known === type) ?? null;
const partnerOf = (type: AccountType): AccountType => (type === account.spot ? account.perpetual : account.spot);
