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

/** Why an order is not taken; the ledger adds its own word where money is missing. */
export type OrderBlocker =
  | 'marketClosed'
  | 'marginUnavailable'
  | 'orderBelowMinAmount'
  | 'orderBelowMinTurnover'
  | 'orderOffLot'
  | 'orderOffTick'
  | 'orderPriceDeviation'
  | 'orderTriggerPassed'
  | 'orderWouldMatch'
  | 'orderCannotFill'
  | 'orderEnded';

/** An order that lacks what its type needs, such as the price of a limit order. */
export class IncompleteOrder extends Error {
  override readonly name = 'IncompleteOrder';
  readonly field: keyof OrderRequest;
  constructor(field: keyof OrderRequest) {
    super(`the order needs ${field}`);
    this.field = field;
  }
}
