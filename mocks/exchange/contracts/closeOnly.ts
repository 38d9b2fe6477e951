import { deliveryReduceOnlyMs } from '@/contract/swap';
import type { ContractsContext } from './context';
import type { StoredCondition, StoredContractOrder } from './records';
import type { Terms } from './terms';

/** Puts on the schedule that an order ends which would still open a position when its contract begins to take only orders that close. */
export function awaitCloseOnly(
  { schedule }: Pick<ContractsContext, 'schedule'>,
  { orderId, effect }: Pick<StoredContractOrder | StoredCondition, 'orderId' | 'effect'>,
  { expires }: Pick<Terms, 'expires'>,
): void {
  if (expires === null || effect === 'close') return;
  schedule(expires - deliveryReduceOnlyMs, { part: 'positions', kind: 'closeOnly', id: orderId });
}
