import type { OcoOrderRequest, OrderRequest } from '@/contract/spot';
import type { Decimal } from '@/contract/decimal';

/** A requested order; fields its type does not use are omitted. */
export type OrderTerms = Partial<OrderRequest> & Pick<OrderRequest, 'tradeId' | 'side' | 'type'> & OrderOrigin;
export type OcoTerms = OcoOrderRequest & OrderOrigin;

interface OrderOrigin {
  readonly owner: number;
  /** The order that this one is the exit of. */
  readonly exitOf?: string;
}

/** The changes of an open order. */
export interface OrderChange {
  readonly price?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  readonly turnover?: Decimal | undefined;
  readonly trailing?: Decimal | undefined;
  readonly stopPrice?: Decimal | undefined;
  readonly takeProfitPrice?: Decimal | null | undefined;
  readonly stopLossPrice?: Decimal | null | undefined;
}
