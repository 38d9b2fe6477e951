import type { EndReason, OrderState } from '@/contract/spot';
import type { OrderEndReason as ContractOrderEnd, OrderState as ContractOrderState } from '@/contract/swap';

/** How an order ends: its final state, and the reason reported by spot and contract orders; null if the product does not report one. */
interface End {
  readonly state: 'filled' | 'cancelled' | 'expired';
  readonly spot: EndReason | null;
  readonly contract: ContractOrderEnd | null;
}

/** All ways in which an order can end. */
export const orderEnds = {
  filled: { state: 'filled', spot: null, contract: null },
  /** Its owner cancelled it. */
  byUser: { state: 'cancelled', spot: 'user', contract: 'byUser' },
  /** The other leg of its OCO was executed. */
  otherLeg: { state: 'cancelled', spot: 'oco', contract: null },
  /** Its time in force left the rest unfilled. */
  unfilled: { state: 'expired', spot: 'terms', contract: 'unfilled' },
  /** It was post-only and would have matched on entering the book. */
  wouldMatch: { state: 'expired', spot: 'postOnly', contract: 'unfilled' },
  /** It would have matched an order of its own owner: self-trade prevention ends the incoming order. */
  selfTrade: { state: 'expired', spot: 'selfTrade', contract: 'selfTrade' },
  /** The balance was insufficient when it was triggered or to be filled. */
  noBalance: { state: 'expired', spot: 'balance', contract: 'balance' },
  /** No position was left to close. */
  noPosition: { state: 'expired', spot: null, contract: 'noPosition' },
  /** Its pair or contract is no longer traded. */
  marketClosed: { state: 'cancelled', spot: 'marketClosed', contract: 'expired' },
  /** Its account was liquidated. */
  liquidated: { state: 'cancelled', spot: 'liquidation', contract: 'liquidated' },
  /** It would open a position in a contract that is reduce-only until its delivery. */
  deliveryReduceOnly: { state: 'cancelled', spot: null, contract: 'deliveryReduceOnly' },
} as const satisfies Readonly<Record<string, End>>;
export type OrderEnd = keyof typeof orderEnds;

/** Order states as named by both products. An expired contract order is reported as cancelled. */
export const orderStates = {
  open: { spot: 'open', contract: 'open' },
  partlyFilled: { spot: 'partlyFilled', contract: 'partlyFilled' },
  filled: { spot: 'filled', contract: 'filled' },
  cancelled: { spot: 'cancelled', contract: 'cancelled' },
  expired: { spot: 'expired', contract: 'cancelled' },
} as const satisfies Readonly<Record<string, { readonly spot: OrderState; readonly contract: ContractOrderState }>>;

/** State and reason of a spot order that has ended. */
export const spotEnd = (end: OrderEnd) => ({ state: orderStates[orderEnds[end].state].spot, reason: orderEnds[end].spot });
/** State and reason of a contract order that has ended. */
export const contractEnd = (end: OrderEnd) => ({ state: orderStates[orderEnds[end].state].contract, reason: orderEnds[end].contract });
