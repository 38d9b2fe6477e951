import { referenceType, type Reference } from '../posting';
import type { StoredContractOrder, StoredPosition } from './records';

/** What is posted about an order of a contract. */
export const aboutOrder = ({ contractCode, orderId }: Pick<StoredContractOrder, 'contractCode' | 'orderId'>): Reference => ({
  type: referenceType.order,
  id: orderId,
  contractCode,
});

/** What is posted about a position: funding, settlement, liquidation, margin. */
export const aboutPosition = ({ contractCode, positionId }: Pick<StoredPosition, 'contractCode' | 'positionId'>): Reference => ({
  type: referenceType.position,
  id: positionId,
  contractCode,
});
