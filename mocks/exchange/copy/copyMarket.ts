import { isInverse, tradeMode } from '@/contract/swap';
import type { StoredContractOrder, StoredPosition } from '../contracts/records';
import type { OrderTerms } from '../contracts/order';

/** A lead trader's position from the view of copying. */
export interface LeadTraderPosition {
  readonly positionId: string;
  readonly owner: number;
  readonly contractCode: string;
  readonly side: 'long' | 'short';
  readonly leverage: number;
  readonly marginMode: 'cross' | 'isolated';
  readonly amount: string;
  readonly cost: string;
  readonly openedTime: number;
}

/** Whether a position is copied: a real one of a linear perpetual contract. Statistics, margins and profit shares are all in USDT (assumed: the specification excludes nothing). */
export const isCopyable = ({ mode, bizType, contractCode }: Pick<StoredPosition, 'mode' | 'bizType' | 'contractCode'>): boolean =>
  mode === tradeMode.real && bizType === 'perpetual' && !isInverse(contractCode);

/** The contract market from the view of copying. */
export interface CopyMarket {
  /** Places an order. Throws `BusinessError` without any effect. */
  place(order: OrderTerms): Pick<StoredContractOrder, 'filledAmount' | 'averagePrice' | 'turnover' | 'fee' | 'realised' | 'positionId'>;
  /** An open position of a real linear perpetual contract; undefined for any other. */
  position(positionId: string): LeadTraderPosition | undefined;
  /** A closed position; undefined while it is open. */
  closedPosition(positionId: string): (Pick<LeadTraderPosition, 'contractCode' | 'side'> & { readonly isMerged: boolean }) | undefined;
  /** The amount a user holds on one side of a contract, in one margin mode if given. */
  heldAmount(owner: number, contractCode: string, side: 'long' | 'short', marginMode?: 'cross' | 'isolated'): string;
  /** The size of one contract, in the base coin. */
  lot(contractCode: string): string;
}
