import { account, transferAccounts, type AccountType, type TransferAccounts, type TransferWallet } from '@/contract/capital';
import type { TransferPreset } from './dialogModel';

/** The accounts each account can transfer to; null while unknown, when every route counts as open. */
export type TransferRoutes = readonly TransferWallet[] | null;

/** The exchange's transfer type for a route between two accounts; null if there is no such route. */
export function transferTypeOf(routes: TransferRoutes, { source, target }: TransferAccounts): number | null {
  const wallet = routes?.find(({ walletType }) => walletType === source);
  return wallet?.transferTypes.find(({ targetWallet }) => targetWallet === target)?.transferType ?? null;
}

/** The initial accounts of a form: those requested that support transfers, otherwise spot and contract. */
export function initialAccounts({ source, target }: TransferPreset): TransferAccounts {
  const from = transferable(source);
  const to = transferable(target);
  if (from !== null && from !== to) return { source: from, target: to ?? counterpartOf(from) };
  return to === null ? { source: account.spot, target: account.perpetual } : { source: counterpartOf(to), target: to };
}

/** Sets the source. Choosing the current target swaps the two; a target that is no longer reachable is cleared. */
export const withSource = (accounts: TransferAccounts, source: number | null, routes: TransferRoutes): TransferAccounts =>
  source !== null && source === accounts.target
    ? swappedAccounts(accounts, routes)
    : reachable({ source, target: accounts.target }, routes);

/** Sets the target. Choosing the current source swaps the two; a source without a route to it is cleared. */
export function withTarget(accounts: TransferAccounts, target: number | null, routes: TransferRoutes): TransferAccounts {
  if (target !== null && target === accounts.source) return swappedAccounts(accounts, routes);
  const next = { source: accounts.source, target };
  return hasRoute(next, routes) ? next : { source: null, target };
}

/** Swaps the accounts; a target that is not reachable is cleared. */
export const swappedAccounts = ({ source, target }: TransferAccounts, routes: TransferRoutes): TransferAccounts =>
  reachable({ source: target, target: source }, routes);

/** The same accounts without those that the exchange does not offer. */
export function offeredAccounts(accounts: TransferAccounts, routes: TransferRoutes): TransferAccounts {
  const isSourceOffered = routes === null || routes.some(({ walletType }) => walletType === accounts.source);
  return isSourceOffered ? reachable(accounts, routes) : { source: null, target: accounts.target };
}

const reachable = (accounts: TransferAccounts, routes: TransferRoutes): TransferAccounts =>
  hasRoute(accounts, routes) ? accounts : { ...accounts, target: null };

/** Accounts count as reachable while one of them is not chosen yet. */
const hasRoute = (accounts: TransferAccounts, routes: TransferRoutes): boolean =>
  accounts.source === null || accounts.target === null || routes === null || transferTypeOf(routes, accounts) !== null;

const transferable = (type: AccountType | undefined): AccountType | null =>
  transferAccounts.find((accountType) => accountType === type) ?? null;
const counterpartOf = (type: AccountType): AccountType => (type === account.spot ? account.perpetual : account.spot);
