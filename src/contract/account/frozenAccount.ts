import { code } from '../codes';
import type { Endpoint } from '../endpoint';

/** Activities refused to frozen accounts, with the contract domains or calls concerned (assumed: only that accounts can be frozen is shown). Enforced by the exchange and listed on screens. */
export const frozenAccountRestrictions = {
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
export type RestrictedActivity = keyof typeof frozenAccountRestrictions;

/** The activities refused to frozen accounts, in display order. */
export const restrictedActivities: readonly RestrictedActivity[] = Object.keys(frozenAccountRestrictions).filter(
  (name): name is RestrictedActivity => name in frozenAccountRestrictions,
);

type Call = Pick<Endpoint, 'id' | 'domain' | 'codes'>;

/** The code with which a call is refused to a frozen account; null for permitted calls such as reads and cancellations. */
export function frozenAccountCode({ id, domain, codes = [] }: Call): 'accountFrozen' | 'transferBlocked' | null {
  const activity = restrictedActivities.find((each) => frozenAccountRestrictions[each].some((name) => name === id || name === domain));
  if (activity === undefined) return null;
  if (activity === 'transfer') return 'transferBlocked';
  return codes.includes(code.accountFrozen) ? 'accountFrozen' : null;
}
