import { code } from '../codes';
import type { Endpoint } from '../endpoint';
import type { ApiPermission } from './constants';

/** Domains about the person rather than their money; API keys cannot call them. */
const personal: readonly string[] = ['account', 'apiKeys', 'identity', 'inmail', 'live', 'service', 'task', 'user', 'watchlists', 'web3'];
/** Domains whose changes may withdraw funds. */
const funds: readonly string[] = ['capital', 'pay'];

/**
 * The permission a key needs for a call; null if no key may make it. Derived from the endpoint: `read` for reads, `withdraw` for changes to deposits, withdrawals and payments, `trade` for other changes.
 * Keys cannot change security settings, nor call anything else protected by a verification code, except withdrawals and payments (assumed: not shown).
 */
export function permissionOf({ domain, access, isChange, encoding, codes = [] }: Endpoint): ApiPermission | null {
  if (access === 'web3' || encoding !== undefined || personal.includes(domain)) return null;
  if (!isChange) return 'read';
  if (codes.includes(code.withdrawalLocked)) return 'withdraw';
  if (codes.includes(code.factorMissing)) return null;
  // Transfers between own accounts need the same permission as trading.
  return funds.includes(domain) && !codes.includes(code.transferRejected) ? 'withdraw' : 'trade';
}
