import type { EndReason, OrderState } from '@/contract/spot';
import type { OrderEnd as ContractOrderEnd, OrderState as ContractOrderState } from '@/contract/swap';

/** How an order ends: the state it is in then, and the reason that spot and contract orders give for it. Null where a product has no such end. */
interface End {
  readonly state: 'filled' | 'cancelled' | 'expired';
  readonly spot: EndReason | null;
  readonly contract: ContractOrderEnd | null;
}

/** Every end an order can come to. */
export const orderEnds = {
  filled: { state: 'filled', spot: null, contract: null },
  /** Its owner cancelled it. */
  byUser: { state: 'cancelled', spot: 'user', contract: 'byUser' },
  /** The other leg of its OCO went ahead. */
  otherLeg: { state: 'cancelled', spot: 'oco', contract: null },
  /** Its time in force left the rest unfilled. */
  unfilled: { state: 'expired', spot: 'terms', contract: 'unfilled' },
  /** It was post-only and would have matched when it came to the book. */
  wouldMatch: { state: 'expired', spot: 'postOnly', contract: 'unfilled' },
  /** It came to an order of its own owner: self-trade prevention ends the incoming order. */
  selfTrade: { state: 'expired', spot: 'selfTrade', contract: 'selfTrade' },
  /** There was not enough money for it when its turn came. */
  noBalance: { state: 'expired', spot: 'balance', contract: 'balance' },
  /** There was nothing left to close. */
  noPosition: { state: 'expired', spot: null, contract: 'noPosition' },
  /** Its pair or contract is traded no more. */
  marketClosed: { state: 'cancelled', spot: 'marketClosed', contract: 'expired' },
  /** What stood behind it was liquidated. */
  liquidated: { state: 'cancelled', spot: 'liquidation', contract: 'liquidated' },
  /** It would open a position in a contract that takes only orders that close until its delivery. */
  deliveryReduceOnly: { state: 'cancelled', spot: null, contract: 'deliveryReduceOnly' },
} as const satisfies Readonly<Record<string, End>>;
export type OrderEnd = keyof typeof orderEnds;

/** The words of both products for the states of an order. A contract order that expires is called cancelled. */
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
