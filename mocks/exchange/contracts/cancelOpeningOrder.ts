import { contractName } from '@/contract/swap';
import type { Conditions } from './conditions';
import type { ContractsContext } from './context';
import type { Orders } from './orders';

/** Ends an opening order of a contract that has become reduce-only, in the book or waiting for its price, and notifies its owner. */
export function cancelOpeningOrder(
  { inbox }: Pick<ContractsContext, 'inbox'>,
  orders: Pick<Orders, 'end'>,
  conditions: Pick<Conditions, 'cancel'>,
  orderId: string,
  at: number,
): void {
  if (orders.end(orderId, 'deliveryReduceOnly')) return;
  const condition = conditions.cancel(orderId, at);
  if (!condition) return;
  const { owner, contractCode, amount } = condition;
  inbox.write({
    owner,
    notice: 'contractCloseOnly',
    at,
    values: { contract: contractName(contractCode), amount: amount ?? '' },
    data: { contractCode },
    jumpLink: '/orderHome/contractOrder/?bizType=deliver',
  });
}
