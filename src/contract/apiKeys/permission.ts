import { code } from '../codes';
import type { Endpoint } from '../endpoint';
import type { ApiPermission } from './constants';

/** Domains about the person and not about the money: their calls are made by the person alone. */
const personal: readonly string[] = ['account', 'apiKeys', 'identity', 'inmail', 'live', 'service', 'task', 'user', 'watchlists', 'web3'];
/** Domains whose changes may send funds away. */
const funds: readonly string[] = ['capital', 'pay'];

/**
 * What a key must be allowed to do for a call to be made with it; null where no key may make it. It follows from the row: reads ask for `read`, changes for `trade`, those that send funds away for `withdraw`.
 * Nothing about security is changed by a key, and nothing that a code of the person guards but a withdrawal or a payment (assumed: not shown).
 */
export function permissionOf({ domain, access, isChange, encoding, codes = [] }: Endpoint): ApiPermission | null {
  if (access === 'web3' || encoding !== undefined || personal.includes(domain)) return null;
  if (!isChange) return 'read';
  if (codes.includes(code.withdrawalLocked)) return 'withdraw';
  if (codes.includes(code.factorMissing)) return null;
  // Within one's own accounts funds are moved as they are traded.
  return funds.includes(domain) && !codes.includes(code.transferRejected) ? 'withdraw' : 'trade';
}
