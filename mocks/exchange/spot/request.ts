import type { OcoOrderRequest, OrderRequest } from '@/contract/spot';
import type { Decimal } from '@/contract/decimal';

/** An order as somebody asks for it; what its type does not use is left out. */
export type OrderTerms = Partial<OrderRequest> & Pick<OrderRequest, 'tradeId' | 'side' | 'type'> & { readonly owner: number };
export type OcoTerms = OcoOrderRequest & { readonly owner: number };

/** What of an open order is to be another. */
export interface OrderChange {
  readonly price?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  readonly stopPrice?: Decimal | undefined;
}
