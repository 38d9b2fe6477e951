import { compare } from '@/contract/decimal';
import { tradeMode, type ConditionKind, type MarginMode, type OrderEffect, type OrderSide } from '@/contract/swap';
import type { Decimal } from '@/contract/decimal';
import type { Floor } from '../floor';
import { horizonMs } from './events';
import { OrderRefused } from './obstacles';
import type { Orders } from './orders';
import type { StoredCondition, StoredPosition } from './records';
import { settingOf } from './settings';
import { termsOf } from './terms';

/** What somebody wants done once the latest price reaches `triggerPrice`. */
export interface PlanTerms {
  readonly owner: number;
  readonly contractCode: string;
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly triggerPrice: Decimal;
  /** Left out: at the market. */
  readonly price?: Decimal | undefined;
  readonly amount: Decimal;
  readonly leverage?: number | undefined;
  readonly marginMode?: MarginMode | undefined;
  readonly at: number;
}

/** What closes a position once the latest price reaches `triggerPrice`; wholly where no amount is given. */
export interface ExitTerms {
  readonly kind: Exclude<ConditionKind, 'plan'>;
  readonly triggerPrice: Decimal;
  readonly price?: Decimal | undefined;
  readonly amount?: Decimal | undefined;
  readonly at: number;
}

/** Orders that wait for a price before they are placed. */
export interface Conditions {
  /** Throws `OrderRefused` where the contract is unknown. */
  plan(terms: PlanTerms): StoredCondition;
  /** Takes profit or stops losses of a position. Throws `OrderRefused` where the price is there already. */
  exit(position: StoredPosition, terms: ExitTerms): StoredCondition;
  change(
    condition: StoredCondition,
    to: { triggerPrice?: Decimal | undefined; price?: Decimal | undefined; amount?: Decimal | undefined },
    at: number,
  ): StoredCondition;
  cancel(orderId: string, at: number): StoredCondition | null;
  waiting(owner: number): readonly StoredCondition[];
  run(orderId: string, at: number): void;
}

export function createConditions(floor: Floor, orders: Orders): Conditions {
  const { db, market, nextId, schedule, cancel: unschedule, inbox, news } = floor;

  const arm = (condition: StoredCondition, at: number): StoredCondition => {
    const terms = termsOf(floor, condition.contractCode, at);
    const until = Math.min(at + horizonMs, terms?.expires ?? Infinity);
    const trade = terms ? market.firstBeyond(terms.market, condition.direction, condition.triggerPrice, at, until) : undefined;
    const wake = schedule(trade?.at ?? until, { part: 'positions', kind: 'condition', id: condition.orderId });
    return db.contractConditions.update(condition.orderId, { wake });
  };
  const cancel: Conditions['cancel'] = (orderId, at) => {
    const condition = db.contractConditions.get(orderId);
    if (condition?.state !== 'waiting') return null;
    if (condition.wake !== null) unschedule(condition.wake);
    return db.contractConditions.update(orderId, { state: 'cancelled', wake: null, updatedTime: at });
  };
  const known = (code: string, at: number) => {
    const terms = termsOf(floor, code, at);
    if (!terms) throw new OrderRefused('unknownContract');
    return terms;
  };
  /** Whether a price is reached by a rise or by a fall from where it is. */
  const directionTo = (triggerPrice: Decimal, contract: string, at: number): StoredCondition['direction'] =>
    compare(triggerPrice, market.price(contract, at)) > 0 ? 'above' : 'below';

  const exit: Conditions['exit'] = (position, { kind, triggerPrice, price, amount, at }) => {
    const terms = known(position.contractCode, at);
    const direction = (kind === 'takeProfit') === (position.side === 'long') ? 'above' : 'below';
    if (directionTo(triggerPrice, terms.market, at) !== direction) throw new OrderRefused('triggerPassed');
    for (const other of db.contractConditions.find({ where: { positionId: position.positionId, kind, state: 'waiting' } }).list)
      cancel(other.orderId, at);
    const condition = db.contractConditions.insert({
      orderId: String(nextId()),
      owner: position.owner,
      bizType: position.bizType,
      mode: position.mode,
      contractCode: position.contractCode,
      kind,
      side: position.side === 'long' ? 'sell' : 'buy',
      effect: 'close',
      marginMode: position.marginMode,
      leverage: position.leverage,
      triggerPrice,
      direction,
      price: price ?? null,
      amount: amount ?? null,
      positionId: position.positionId,
      state: 'waiting',
      placedOrderId: null,
      wake: null,
      createdTime: at,
      updatedTime: at,
    });
    return arm(condition, at);
  };
  /** Places what has waited; what can no longer be placed has failed, and its owner is told. */
  const fire = (condition: StoredCondition, at: number) => {
    const position = condition.positionId === null ? undefined : db.positions.get(condition.positionId);
    const { owner, bizType, contractCode, side, effect, leverage, marginMode } = condition;
    try {
      const order = orders.place({
        owner,
        bizType,
        contractCode,
        side,
        effect,
        leverage,
        marginMode,
        kind: condition.price === null ? 'market' : 'limit',
        price: condition.price ?? undefined,
        amount: condition.amount ?? position?.amount ?? '0',
        positionId: condition.positionId ?? undefined,
        source: 'condition',
        at,
      });
      db.contractConditions.update(condition.orderId, { placedOrderId: order.orderId });
    } catch (problem) {
      if (!(problem instanceof OrderRefused)) throw problem;
      db.contractConditions.update(condition.orderId, { state: 'failed' });
      if (condition.mode === tradeMode.mock) return;
      const values = { contract: contractCode.toUpperCase(), amount: condition.amount ?? position?.amount ?? '0' };
      inbox.write({ owner, notice: 'contractOpenFailed', at, values, data: { contractCode } });
    }
  };

  const attach = (owner: number, positionId: string, orderId: string | null, at: number) => {
    const order = orderId === null ? undefined : db.contractOrders.get(orderId);
    const position = db.positions.get(positionId);
    if (!order || !position || order.owner !== owner || order.effect !== 'open') return;
    for (const [kind, triggerPrice] of [['takeProfit', order.takeProfitPrice] as const, ['stopLoss', order.stopLossPrice] as const]) {
      const isThere = db.contractConditions.count({ positionId, kind, state: 'waiting' }) > 0;
      if (triggerPrice === null || isThere) continue;
      try {
        exit(position, { kind, triggerPrice, at });
      } catch (problem) {
        if (!(problem instanceof OrderRefused)) throw problem;
      }
    }
  };
  news.hear('positionOpened', ({ owner, positionId, orderId, at }) => attach(owner, positionId, orderId, at));
  news.hear('positionChanged', ({ owner, positionId, orderId, at }) => attach(owner, positionId, orderId, at));
  news.hear('positionClosed', ({ positionId, at }) => {
    for (const { orderId } of db.contractConditions.find({ where: { positionId, state: 'waiting' } }).list) cancel(orderId, at);
  });

  return {
    plan: ({ owner, contractCode, side, effect, triggerPrice, price, amount, leverage, marginMode, at }) => {
      const terms = known(contractCode, at);
      const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
      const condition = db.contractConditions.insert({
        orderId: String(nextId()),
        owner,
        bizType: terms.bizType,
        mode: terms.mode,
        contractCode: terms.code,
        kind: 'plan',
        side,
        effect,
        marginMode: marginMode ?? setting.marginMode,
        leverage: leverage ?? setting.leverage,
        triggerPrice,
        direction: directionTo(triggerPrice, terms.market, at),
        price: price ?? null,
        amount,
        positionId: null,
        state: 'waiting',
        placedOrderId: null,
        wake: null,
        createdTime: at,
        updatedTime: at,
      });
      return arm(condition, at);
    },
    exit,
    change: (condition, { triggerPrice = condition.triggerPrice, price, amount }, at) => {
      const terms = known(condition.contractCode, at);
      const direction = directionTo(triggerPrice, terms.market, at);
      if (condition.kind !== 'plan' && direction !== condition.direction) throw new OrderRefused('triggerPassed');
      if (condition.wake !== null) unschedule(condition.wake);
      const patch = { triggerPrice, direction, price: price ?? condition.price, amount: amount ?? condition.amount, updatedTime: at };
      return arm(db.contractConditions.update(condition.orderId, patch), at);
    },
    cancel,
    waiting: (owner) => db.contractConditions.find({ where: { owner, state: 'waiting' } }).list,
    run: (orderId, at) => {
      const condition = db.contractConditions.get(orderId);
      const terms = condition && termsOf(floor, condition.contractCode, at);
      if (condition?.state !== 'waiting' || !terms) return;
      if (terms.expires !== null && at >= terms.expires) return void cancel(orderId, at);
      if (!market.firstBeyond(terms.market, condition.direction, condition.triggerPrice, at - 1, at)) return void arm(condition, at);
      fire(db.contractConditions.update(orderId, { state: 'triggered', wake: null, updatedTime: at }), at);
    },
  };
}
