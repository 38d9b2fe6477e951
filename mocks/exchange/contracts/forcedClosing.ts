import type { Decimal } from '@/contract/decimal';
import { orderSideOf, valueOf } from '@/contract/swap';
import type { ContractsContext } from './context';
import { draftOf } from './draft';
import type { StoredPosition } from './records';
import type { Terms } from './terms';

/** The close of a position without an order of its owner. */
interface ForcedClosing {
  readonly source: 'liquidation' | 'settlement';
  readonly price: Decimal;
  readonly realised: Decimal;
  readonly at: number;
}

/** Records a forced close of a position as a filled order with a single fill. Returns the order's id. */
export function recordForcedClosing(
  { db, eventBus, nextId }: Pick<ContractsContext, 'db' | 'eventBus' | 'nextId'>,
  position: StoredPosition,
  terms: Terms,
  { source, price, realised, at }: ForcedClosing,
): string {
  const { owner, bizType, mode, contractCode, positionId, amount } = position;
  const side = orderSideOf(position.side, 'close');
  const turnover = valueOf(contractCode, amount, price);
  const orderTerms = { owner, bizType, contractCode, side, effect: 'close', kind: 'market', amount, positionId, source, at } as const;
  const filled = { filledAmount: amount, averagePrice: price, turnover, realised, state: 'filled' } as const;
  const order = db.contractOrders.insert({ ...draftOf(orderTerms, position, terms, nextId()), ...filled });
  const { orderId } = order;
  const deal = { dealId: String(nextId()), orderId, owner, positionId, bizType, mode, contractCode, side, amount, price, turnover };
  db.contractDeals.insert({ ...deal, effect: 'close', role: 'taker', fee: '0', realised, createdTime: at });
  eventBus.emit('contractOrderChanged', order);
  return orderId;
}
