import { code } from '../codes';
import type { Endpoint } from '../endpoint';

/** Activities refused to frozen accounts, with the contract domains or calls concerned (assumed: only that accounts can be frozen is shown). Enforced by the exchange and listed on screens. */
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

/** The activities refused to frozen accounts, in display order. */
export const frozenActivities: readonly FrozenActivity[] = Object.keys(frozenRefusals).filter(
  (name): name is FrozenActivity => name in frozenRefusals,
);

type Call = Pick<Endpoint, 'id' | 'domain' | 'codes'>;

/** The code with which a call is refused to a frozen account; null for permitted calls such as reads and cancellations. */
export function frozenRefusal({ id, domain, codes = [] }: Call): 'accountFrozen' | 'transferBlocked' | null {
  const activity = frozenActivities.find((each) => frozenRefusals[each].some((name) => name === id || name === domain));
  if (activity === undefined) return null;
  if (activity === 'transfer') return 'transferBlocked';
  return codes.includes(code.accountFrozen) ? 'accountFrozen' : null;
}
