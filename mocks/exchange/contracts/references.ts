import { referenceType, type Reference } from '../posting';
import type { StoredContractOrder, StoredPosition } from './records';

/** The ledger reference of a contract order. */
export const orderReference = ({ contractCode, orderId }: Pick<StoredContractOrder, 'contractCode' | 'orderId'>): Reference => ({
  type: referenceType.order,
  id: orderId,
  contractCode,
});

/** The ledger reference of a position, for funding, settlement, liquidation and margin. */
export const positionReference = ({ contractCode, positionId }: Pick<StoredPosition, 'contractCode' | 'positionId'>): Reference => ({
  type: referenceType.position,
  id: positionId,
  contractCode,
});
