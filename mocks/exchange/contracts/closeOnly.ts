import { deliveryReduceOnlyMs } from '@/contract/swap';
import type { ContractsContext } from './context';
import type { StoredCondition, StoredContractOrder } from './records';
import type { Terms } from './terms';

/** Schedules the end of an opening order for when its contract becomes reduce-only. */
export function scheduleCloseOnly(
  { schedule }: Pick<ContractsContext, 'schedule'>,
  { orderId, effect }: Pick<StoredContractOrder | StoredCondition, 'orderId' | 'effect'>,
  { expires }: Pick<Terms, 'expires'>,
): void {
  if (expires === null || effect === 'close') return;
  schedule(expires - deliveryReduceOnlyMs, { part: 'positions', kind: 'closeOnly', id: orderId });
}
