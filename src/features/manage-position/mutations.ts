import type { Decimal } from '@/contract/decimal';
import { swap, orderSideOf, type CloseScope, type Position, type PriceBasis, type TradeMode } from '@/contract/swap';
import { mutation } from '@/shared/api';

export const exitKinds = ['takeProfit', 'stopLoss'] as const;
export type ExitKind = (typeof exitKinds)[number];

/** The path parameters of calls for a position's contract. */
export const pathOf = ({ contractCode }: Pick<Position, 'contractCode'>) => ({ bizType: 'portal' as const, contractCode });
const allContractsPath = { bizType: 'portal' } as const;
const byPosition = ({ positionId }: { readonly positionId: string }) => positionId;

/** Closes a whole position at the market; orders that would have closed it are cancelled. */
export const closeAtMarket = mutation({
  endpoint: swap.closeAllPositions,
  params: ({ positionId, contractCode, mode }: Position) => ({
    params: allContractsPath,
    body: { scope: 'all' as const, positionId, contractCode, mode },
  }),
  key: byPosition,
});
/** Closes all positions of an account at the market, or those in profit or in loss. */
export const closeAll = mutation({
  endpoint: swap.closeAllPositions,
  params: (body: { readonly scope: CloseScope; readonly mode: TradeMode }) => ({ params: allContractsPath, body }),
});
/** Closes a position or a part of it, at the given price or, without one, at the market. */
export const closePart = mutation({
  endpoint: swap.placeOrder,
  params: ({ position, amount, price }: { readonly position: Position; readonly amount: Decimal; readonly price: Decimal | null }) => ({
    params: pathOf(position),
    body: {
      side: orderSideOf(position.side, 'close'),
      effect: 'close' as const,
      kind: price === null ? ('market' as const) : ('limit' as const),
      amount,
      positionId: position.positionId,
      ...(price !== null && { price }),
    },
  }),
});
/** Closes a position and opens one of the same size on the opposite side. */
export const reversePosition = mutation({
  endpoint: swap.reverseOrder,
  params: (position: Position) => ({ params: pathOf(position), body: { positionId: position.positionId } }),
  key: byPosition,
});
/** Adds margin to an isolated position or removes some. */
export const adjustMargin = mutation({
  endpoint: swap.changeMargin,
  params: ({ position, kind, amount }: { readonly position: Position; readonly kind: 'add' | 'remove'; readonly amount: Decimal }) => ({
    params: pathOf(position),
    body: { positionId: position.positionId, kind, amount },
  }),
});
/** Merges all positions on one side of a contract. */
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

/** Sets an exit price of a position, replacing the previous one. */
export const setExit = mutation({
  endpoint: swap.placeCondition,
  params: ({ position, kind, price, basis }: ExitOrder) => ({
    params: pathOf(position),
    body: { kind, triggerPrice: price, triggerBasis: basis, positionId: position.positionId },
  }),
  key: ({ kind }) => kind,
});
/** Removes an exit price. */
export const dropExit = mutation({
  endpoint: swap.cancelCondition,
  params: ({ position, orderId }: { readonly position: Position; readonly orderId: string }) => ({
    params: { ...pathOf(position), orderId },
  }),
  key: ({ orderId }) => orderId,
});
