import { coinById, pairOf } from '../exchange/markets';
import type { World } from '../world';

type Event = ReturnType<World['upcoming']>[number]['event'];

/** The subject of a scheduled event as displayed: a contract, a pair or an amount of a coin; null for a kind without one, or if its record no longer exists. */
export function subjectOf(event: Event, { db }: World): string | null {
  if (event.part === 'positions') return db.positions.get(event.id)?.contractCode.toUpperCase() ?? null;
  if (event.part === 'spot' && event.kind === 'exits') return db.spotOrders.get(event.orderId)?.tradeName ?? null;
  if (event.part === 'premarket' || event.part === 'spot') {
    const { base, quote } = pairOf(event.tradeId);
    return `${base}/${quote}`;
  }
  if (event.part !== 'funds') return null;
  const moved = db.deposits.get(event.id) ?? db.withdrawals.get(event.id);
  return moved ? `${moved.amount} ${coinById.get(moved.coinId)?.shortName ?? ''}` : null;
}
