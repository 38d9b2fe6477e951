import { toUnits, type Decimal } from '@/contract/decimal';
import { orderState, orderType, timeInForce, tradeType, tradingAccount } from '@/contract/spot';
import type { SpotContext } from './context';
import { pairName } from '../markets';
import { directionTo, figuresOf } from './checks';
import type { StoredOrder } from './records';
import type { OrderTerms } from './request';
import { coinsOf, digitsOf } from './terms';
import { goesAt } from './triggers';

/** A new order that nothing is frozen for yet. Throws `BusinessError`. */
export function draftOf(
  { market, now, nextId }: Pick<SpotContext, 'market' | 'now' | 'nextId'>,
  terms: OrderTerms,
  ocoId: string | null,
): StoredOrder {
  const figures = figuresOf(terms);
  const { tradeId, side, type, owner } = terms;
  const last = market.price(tradeId, now());
  const isWaiting = type === orderType.stopLimit || type === orderType.trailing;
  const extreme = type === orderType.trailing && figures.activationPrice === null ? last : null;
  const trigger = figures.stopPrice === null ? null : directionTo(figures.stopPrice, last);
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
    ...figures,
    stopPrice: figures.stopPrice ?? goesAt({ ...figures, tradeId, side, extreme }),
    filledAmount: '0',
    filledTurnover: '0',
    fee: '0',
    feeCoin: coinsOf({ tradeId, side }).got.shortName,
    state: isWaiting ? orderState.waiting : orderState.open,
    reason: null,
    createdTime: now(),
    updatedTime: now(),
    owner,
    priority: nextId(),
    ticks: ticksOf(tradeId, figures.price),
    isOpen: true,
    isResting: false,
    reserved: '0',
    trigger,
    extreme,
    scheduledEventId: null,
  };
}

/** A price as a count of ticks; 0 for an order without one. */
export const ticksOf = (tradeId: number, price: Decimal | null): number => (price === null ? 0 : toUnits(price, digitsOf(tradeId).price));
