import { code } from '../codes';
import type { Endpoint } from '../endpoint';

/** What somebody whose account is frozen is refused, and the domains or single calls of the contract that it is done by (assumed: only that accounts can be frozen is shown). The exchange refuses by it, and the screens list it. */
export const frozenRefusals = {
  trade: ['spot', 'swap', 'premarket'],
  borrow: ['margin'],
  copy: ['copyTrading'],
  transfer: ['capital.submitTransfer', 'capital.submitCapitalTransfer', 'capital.precheckTransfer'],
  withdraw: ['capital.withdraw'],
  deposit: ['capital.coinAddress'],
  pay: ['pay'],
  convert: ['assets'],
  gifts: ['live'],
  apiKeys: ['apiKeys'],
  logIn: ['account'],
} as const satisfies Record<string, readonly string[]>;
export type FrozenActivity = keyof typeof frozenRefusals;

/** What a frozen account is refused, in the order in which it is listed. */
export const frozenActivities: readonly FrozenActivity[] = Object.keys(frozenRefusals).filter(
  (name): name is FrozenActivity => name in frozenRefusals,
);

type Call = Pick<Endpoint, 'id' | 'domain' | 'codes'>;

/** By which code a call is refused to somebody whose account is frozen; null where it is not, such as to read or to cancel. */
export function frozenRefusal({ id, domain, codes = [] }: Call): 'accountFrozen' | 'transferBlocked' | null {
  const activity = frozenActivities.find((each) => frozenRefusals[each].some((name) => name === id || name === domain));
  if (activity === undefined) return null;
  if (activity === 'transfer') return 'transferBlocked';
  return codes.includes(code.accountFrozen) ? 'accountFrozen' : null;
}
