import type { Decimal } from '@/contract/decimal';
import { swap, tradedSide, type CloseScope, type Position, type PriceBasis, type TradeMode } from '@/contract/swap';
import { mutation } from '@/shared/api';

export const exitKinds = ['takeProfit', 'stopLoss'] as const;
export type ExitKind = (typeof exitKinds)[number];

/** The path of what is asked about the contract of a position. */
export const pathOf = ({ contractCode }: Pick<Position, 'contractCode'>) => ({ bizType: 'portal' as const, contractCode });
const everyKind = { bizType: 'portal' } as const;
const byPosition = ({ positionId }: { readonly positionId: string }) => positionId;

/** Closes a whole position at the market; orders that would have closed it are cancelled. */
export const closeAtMarket = mutation({
  endpoint: swap.closeAllPositions,
  params: ({ positionId, contractCode, mode }: Position) => ({
    params: everyKind,
    body: { scope: 'all' as const, positionId, contractCode, mode },
  }),
  key: byPosition,
});
/** Closes all positions of an account at the market, or those in profit or in loss. */
export const closeAll = mutation({
  endpoint: swap.closeAllPositions,
  params: (body: { readonly scope: CloseScope; readonly mode: TradeMode }) => ({ params: everyKind, body }),
});
/** Closes a part of a position, or all of it, at a price or at the market where there is none. */
export const closePart = mutation({
  endpoint: swap.placeOrder,
  params: ({ position, amount, price }: { readonly position: Position; readonly amount: Decimal; readonly price: Decimal | null }) => ({
    params: pathOf(position),
    body: {
      side: tradedSide(position.side, 'close'),
      effect: 'close' as const,
      kind: price === null ? ('market' as const) : ('limit' as const),
      amount,
      positionId: position.positionId,
      ...(price !== null && { price }),
    },
  }),
});
/** Closes a position and opens as much on the other side. */
export const reversePosition = mutation({
  endpoint: swap.reverseOrder,
  params: (position: Position) => ({ params: pathOf(position), body: { positionId: position.positionId } }),
  key: byPosition,
});
/** Puts margin behind an isolated position or takes some away. */
export const adjustMargin = mutation({
  endpoint: swap.changeMargin,
  params: ({ position, kind, amount }: { readonly position: Position; readonly kind: 'add' | 'remove'; readonly amount: Decimal }) => ({
    params: pathOf(position),
    body: { positionId: position.positionId, kind, amount },
  }),
});
/** Makes one position of all of one side of a contract. */
export const mergePositions = mutation({
  endpoint: swap.mergePositions,
  params: (position: Position) => ({ params: pathOf(position), body: { side: position.side } }),
});
interface ExitOrder {
  readonly position: Position;
  readonly kind: ExitKind;
  readonly price: Decimal;
  readonly basis: PriceBasis;
}

/** Sets the price at which a position is closed; the one before is replaced. */
export const setExit = mutation({
  endpoint: swap.placeCondition,
  params: ({ position, kind, price, basis }: ExitOrder) => ({
    params: pathOf(position),
    body: { kind, triggerPrice: price, triggerBasis: basis, positionId: position.positionId },
  }),
  key: ({ kind }) => kind,
});
/** Takes such a price away. */
export const dropExit = mutation({
  endpoint: swap.cancelCondition,
  params: ({ position, orderId }: { readonly position: Position; readonly orderId: string }) => ({
    params: { ...pathOf(position), orderId },
  }),
  key: ({ orderId }) => orderId,
});
