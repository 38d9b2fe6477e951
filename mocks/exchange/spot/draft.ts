import type { Decimal } from '@/contract/decimal';
import { orderState, orderType, timeInForce, tradeType, tradingAccount } from '@/contract/spot';
import type { SpotContext } from './context';
import { pairName } from '../markets';
import type { TrailingTerms } from '../execution/records';
import { currentTriggerPrice } from '../execution/triggers';
import { orderValuesOf } from './checks';
import type { StoredOrder } from './records';
import type { OrderTerms } from './request';
import { coinsOf, digitsOf } from './terms';

/** A new order with nothing frozen yet. Throws `BusinessError`. */
export function draftOf(
  { market, now, nextId }: Pick<SpotContext, 'market' | 'now' | 'nextId'>,
  terms: OrderTerms,
  ocoId: string | null,
): StoredOrder {
  const values = orderValuesOf(terms);
  const { tradeId, side, type, owner } = terms;
  const last = market.price(tradeId, now());
  const isWaiting = type === orderType.stopLimit || type === orderType.trailing;
  return {
    orderId: String(nextId()),
    ocoId,
    tradeId,
    tradeName: pairName(tradeId),
    account: terms.account ?? tradingAccount.spot,
    side,
    type,
    timeInForce: terms.timeInForce ?? timeInForce.gtc,
    tradeType: terms.tradeType ?? tradeType.normal,
    ...values,
    stopPrice:
      type === orderType.trailing ? currentTriggerPrice(trailOf({ ...values, side }, last), digitsOf(tradeId).price) : values.stopPrice,
    ...(terms.takeProfitPrice !== undefined && { takeProfitPrice: terms.takeProfitPrice }),
    ...(terms.stopLossPrice !== undefined && { stopLossPrice: terms.stopLossPrice }),
    ...(terms.exitOf !== undefined && { exitOf: terms.exitOf }),
    filledAmount: '0',
    filledTurnover: '0',
    fee: '0',
    feeCoin: coinsOf({ tradeId, side }).received.shortName,
    state: isWaiting ? orderState.waiting : orderState.open,
    reason: null,
    createdTime: now(),
    updatedTime: now(),
    owner,
    isOpen: true,
    reserved: '0',
  };
}

/** The initial trailing terms of an order: it follows the price at once if it has no activation price. */
export const trailOf = (
  { side, activationPrice, trailing }: Pick<StoredOrder, 'side' | 'activationPrice' | 'trailing'>,
  last: Decimal,
): TrailingTerms => ({ side, activationPrice, extreme: activationPrice === null ? last : null, rate: trailing, distance: null });
