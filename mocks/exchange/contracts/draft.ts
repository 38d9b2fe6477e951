import type { MarginMode } from '@/contract/swap';
import type { OrderTerms } from './order';
import type { StoredContractOrder } from './records';
import type { Terms } from './terms';

/** The effective leverage and margin mode of an order. */
interface MarginSettings {
  readonly leverage: number;
  readonly marginMode: MarginMode;
}

/** A new order with nothing frozen yet. */
export const draftOf = (
  {
    owner,
    side,
    effect,
    kind,
    amount,
    price,
    positionId,
    takeProfitPrice,
    stopLossPrice,
    exitBasis,
    source,
    at,
  }: Omit<OrderTerms, keyof MarginSettings>,
  { leverage, marginMode }: MarginSettings,
  terms: Terms,
  id: number,
): StoredContractOrder => ({
  orderId: String(id),
  owner,
  coinId: terms.coinId,
  bizType: terms.bizType,
  mode: terms.mode,
  contractCode: terms.code,
  side,
  effect,
  kind,
  marginMode,
  leverage,
  price: price ?? null,
  amount,
  filledAmount: '0',
  averagePrice: null,
  turnover: '0',
  fee: '0',
  realised: '0',
  frozen: '0',
  covered: '0',
  state: 'open',
  reason: null,
  source: source ?? 'user',
  positionId: positionId ?? null,
  takeProfitPrice: takeProfitPrice ?? null,
  stopLossPrice: stopLossPrice ?? null,
  exitBasis,
  createdTime: at,
  updatedTime: at,
});
