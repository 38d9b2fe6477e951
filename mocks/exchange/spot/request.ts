import type { OcoOrderRequest, OrderRequest } from '@/contract/spot';
import type { Decimal } from '@/contract/decimal';

/** An order as somebody asks for it; what its type does not use is left out. */
export type OrderTerms = Partial<OrderRequest> & Pick<OrderRequest, 'tradeId' | 'side' | 'type'> & Asked;
export type OcoTerms = OcoOrderRequest & Asked;

interface Asked {
  readonly owner: number;
  /** The order whose exit it is. */
  readonly exitOf?: string;
}

/** What of an open order is to be another. */
export interface OrderChange {
  readonly price?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  readonly turnover?: Decimal | undefined;
  readonly trailing?: Decimal | undefined;
  readonly stopPrice?: Decimal | undefined;
  readonly takeProfitPrice?: Decimal | null | undefined;
  readonly stopLossPrice?: Decimal | null | undefined;
}
