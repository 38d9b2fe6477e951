import { isInverse, tradeMode } from '@/contract/swap';
import type { StoredContractOrder, StoredPosition } from '../contracts/records';
import type { OrderTerms } from '../contracts/order';

/** A position of a lead trader, as copying sees it. */
export interface LedPosition {
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

/** Whether a position is led and copied: of a linear perpetual contract and real. Figures, margins and profit shares of copy trading are all in USDT (assumed: the specification excludes nothing). */
export const isLed = ({ mode, bizType, contractCode }: Pick<StoredPosition, 'mode' | 'bizType' | 'contractCode'>): boolean =>
  mode === tradeMode.real && bizType === 'perpetual' && !isInverse(contractCode);

/** What copying needs of the trade in contracts. */
export interface CopyMarket {
  /** Places an order. Throws `BusinessError`, and then nothing has happened. */
  place(order: OrderTerms): Pick<StoredContractOrder, 'filledAmount' | 'averagePrice' | 'turnover' | 'fee' | 'realised' | 'positionId'>;
  /** An open position of a real perpetual contract; undefined for any other. */
  position(positionId: string): LedPosition | undefined;
  /** A position that is over; undefined while it is open. */
  past(positionId: string): (Pick<LedPosition, 'contractCode' | 'side'> & { readonly isMerged: boolean }) | undefined;
  /** What somebody holds of one side of a contract, in one margin mode where it is given. */
  held(owner: number, contractCode: string, side: 'long' | 'short', marginMode?: 'cross' | 'isolated'): string;
  /** What one contract comes to, in the base coin. */
  lot(contractCode: string): string;
}
