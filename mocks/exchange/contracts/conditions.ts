import { isGreater, smallest, type Decimal } from '@/contract/decimal';
import type { PriceBasis } from '@/contract/swap';
import { contractName, isReduceOnlyPeriod, planProblem, orderSideOf, tradeMode, trailProblem } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import type { Execution } from '../execution/execution';
import type { TrailingTerms } from '../execution/records';
import { directionTo, currentTriggerPrice } from '../execution/triggers';
import { basisPrice } from '../market/priceBasis';
import { scheduleCloseOnly } from './closeOnly';
import type { ConditionChange, ExitTerms, ConditionFields, PlanTerms, TrailTerms } from './conditionTerms';
import type { ContractsContext } from './context';
import { rulesOf } from './blockers';
import type { Orders } from './orders';
import type { StoredCondition, StoredPosition } from './records';
import { settingOf } from './settings';
import { requireTerms, type Terms } from './terms';

/** Conditional orders, which wait for a price before they are placed. */
export interface Conditions {
  /** Throws `BusinessError` if the contract is unknown or the terms break a rule. */
  plan(terms: PlanTerms): StoredCondition;
  /** Throws `BusinessError` if the contract is unknown, the callback is out of bounds or the activation price has already passed. */
  trail(terms: TrailTerms): StoredCondition;
  /** Sets a take profit or stop loss of a position. Throws `BusinessError` if its price has already passed. */
  exit(position: StoredPosition, terms: ExitTerms): StoredCondition;
  /** Changes a waiting order. The trigger of a trailing order does not change: it follows the price. */
  change(condition: StoredCondition, to: ConditionChange, at: number): StoredCondition;
  cancel(orderId: string, at: number): StoredCondition | null;
  waiting(owner: number): readonly StoredCondition[];
}

export function createConditions(context: ContractsContext, execution: Execution, orders: Orders): Conditions {
  const { db, market, nextId, inbox, eventBus, now } = context;

  const cancel: Conditions['cancel'] = (orderId, at) => {
    const condition = db.contractConditions.get(orderId);
    if (condition?.state !== 'waiting') return null;
    triggers.disarm(orderId);
    return db.contractConditions.update(orderId, { state: 'cancelled', updatedTime: at });
  };
  /** Arms the trigger of an order: its price or its trailing distance. */
  const arm = (condition: StoredCondition, trail: TrailingTerms | null, isPassed = false): StoredCondition => {
    const { orderId, contractCode, direction, triggerPrice, triggerBasis } = condition;
    const goal = trail !== null || triggerPrice === null ? null : ({ direction, price: triggerPrice } as const);
    triggers.arm({ orderId, product: 'positions', venue: contractCode, goal, basis: triggerBasis, trail }, isPassed);
    return condition;
  };
  /** The direction of a target price from the current one. */
  const triggerDirection = (goal: Decimal, basis: PriceBasis | undefined, { market: contract }: Terms, at: number) =>
    directionTo(goal, basisPrice(market, contract, basis ?? 'last', at));
  const assertValid = (fields: Parameters<typeof planProblem>[1], terms: Terms) => {
    const found = planProblem(rulesOf(terms), fields);
    if (found !== null) throw new BusinessError(found.problem);
  };
  const insertCondition = (
    fields: ConditionFields,
    terms: Terms,
    at: number,
    { trail = null, isPassed = false }: { trail?: TrailingTerms | null; isPassed?: boolean } = {},
  ): StoredCondition => {
    assertValid(fields, terms);
    if (fields.effect === 'open' && isReduceOnlyPeriod(terms.expires, at)) throw new BusinessError('deliveryReduceOnly');
    const condition = arm(
      db.contractConditions.insert({
        orderId: String(nextId()),
        bizType: terms.bizType,
        mode: terms.mode,
        contractCode: terms.code,
        trailing: null,
        trailingDistance: null,
        activationPrice: null,
        ...fields,
        state: 'waiting',
        placedOrderId: null,
        createdTime: at,
        updatedTime: at,
      }),
      trail,
      isPassed,
    );
    scheduleCloseOnly(context, condition, terms);
    return condition;
  };
  /** The leverage and margin mode of an order without a position, by default as set for the contract. */
  const marginOf = ({ owner, leverage, marginMode }: Pick<PlanTerms, 'owner' | 'leverage' | 'marginMode'>, terms: Terms) => {
    const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
    return { leverage: leverage ?? setting.leverage, marginMode: marginMode ?? setting.marginMode };
  };

  /** Refuses an exit that is larger than its position. */
  const assertWithinPosition = (position: StoredPosition | undefined, amount: Decimal | undefined) => {
    if (position && amount !== undefined && isGreater(amount, position.amount)) throw new BusinessError('orderReduceOnly');
  };
  const exit = (position: StoredPosition, fields: ExitTerms, whenPassed: 'refuse' | 'fire' = 'refuse'): StoredCondition => {
    const { kind, triggerPrice, triggerBasis, price, amount, at } = fields;
    const terms = requireTerms(context, position.contractCode, at);
    const direction = (kind === 'takeProfit') === (position.side === 'long') ? 'above' : 'below';
    const isPassed = triggerDirection(triggerPrice, triggerBasis, terms, at) !== direction;
    if (isPassed && whenPassed === 'refuse') throw new BusinessError('orderTriggerPassed');
    assertWithinPosition(position, amount);
    const replaced = db.contractConditions.find({ where: { positionId: position.positionId, kind, state: 'waiting' } }).list;
    const { owner, positionId, leverage, marginMode } = position;
    const side = orderSideOf(position.side, 'close');
    const margin = { leverage, marginMode };
    const condition = insertCondition(
      {
        owner,
        kind,
        side,
        effect: 'close',
        ...margin,
        triggerPrice,
        triggerBasis,
        direction,
        price: price ?? null,
        amount: amount ?? null,
        positionId,
      },
      terms,
      at,
      { isPassed },
    );
    for (const other of replaced) cancel(other.orderId, at);
    return condition;
  };
  /** Places a triggered order; if it can no longer be placed, marks it as failed and notifies its owner. */
  const fire = (orderId: string, at: number) => {
    const condition = db.contractConditions.update(orderId, { state: 'triggered', updatedTime: at });
    const position = condition.positionId === null ? undefined : db.positions.get(condition.positionId);
    const { owner, bizType, contractCode, side, effect, leverage, marginMode } = condition;
    // If the position was reduced in the meantime, only what is left of it is closed.
    const amount = smallest(condition.amount ?? position?.amount ?? '0', ...(position ? [position.amount] : []));
    // The exit of a position takes precedence over orders that rest to close it.
    if (position) orders.makeClosable({ owner, contractCode, side, positionId: position.positionId }, amount, 'noPosition');
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
        amount,
        positionId: condition.positionId ?? undefined,
        source: 'condition',
        at,
      });
      db.contractConditions.update(condition.orderId, { placedOrderId: order.orderId });
    } catch (problem) {
      if (!(problem instanceof BusinessError)) throw problem;
      db.contractConditions.update(condition.orderId, { state: 'failed' });
      if (condition.mode === tradeMode.mock) return;
      const values = { contract: contractName(contractCode), amount };
      inbox.write({ owner, notice: 'contractOpenFailed', at, values, data: { contractCode } });
    }
  };

  const triggers = execution.registerTriggers({
    name: 'positions',
    fire: (orderId) => fire(orderId, now()),
    moveTrigger: (orderId, triggerPrice) => void db.contractConditions.update(orderId, { triggerPrice, updatedTime: now() }),
    expire: (orderId) => void cancel(orderId, now()),
  });

  const attach = (owner: number, positionId: string, orderId: string, at: number) => {
    const order = db.contractOrders.get(orderId);
    const position = db.positions.get(positionId);
    if (!order || !position || order.owner !== owner || order.effect !== 'open') return;
    for (const [kind, triggerPrice] of [['takeProfit', order.takeProfitPrice] as const, ['stopLoss', order.stopLossPrice] as const]) {
      const isSet = db.contractConditions.count({ positionId, kind, state: 'waiting' }) > 0;
      if (triggerPrice === null || isSet) continue;
      try {
        // The price may have moved on while the order rested: the exit is then due at once.
        exit(position, { kind, triggerPrice, triggerBasis: order.exitBasis, at }, 'fire');
      } catch (problem) {
        if (!(problem instanceof BusinessError)) throw problem;
      }
    }
  };
  eventBus.on('positionOpened', ({ owner, positionId, orderId, at }) => attach(owner, positionId, orderId, at));
  eventBus.on('positionChanged', ({ owner, positionId, orderId, at }) => attach(owner, positionId, orderId, at));
  eventBus.on('positionClosed', ({ positionId, at }) => {
    for (const { orderId } of db.contractConditions.find({ where: { positionId, state: 'waiting' } }).list) cancel(orderId, at);
  });

  return {
    plan: ({ owner, contractCode, side, effect, triggerPrice, triggerBasis, price = null, amount, at, ...margin }) => {
      const terms = requireTerms(context, contractCode, at);
      const direction = triggerDirection(triggerPrice, triggerBasis, terms, at);
      const marginSettings = marginOf({ owner, ...margin }, terms);
      const fields = {
        owner,
        kind: 'plan',
        side,
        effect,
        ...marginSettings,
        triggerPrice,
        triggerBasis,
        direction,
        price,
        amount,
      } as const;
      return insertCondition({ ...fields, positionId: null }, terms, at);
    },
    trail: ({ owner, contractCode, side, effect, amount, at, trailing, trailingDistance, activationPrice, ...margin }) => {
      const terms = requireTerms(context, contractCode, at);
      const price = market.price(terms.market, at);
      const found = trailProblem(terms, { side, trailing, trailingDistance, activationPrice }, price);
      if (found !== null) throw new BusinessError(found.problem);
      const extreme = activationPrice === null ? price : null;
      const trailingTerms = { side, activationPrice, extreme, rate: trailing, distance: trailingDistance };
      const condition = {
        side,
        trailing,
        trailingDistance,
        activationPrice,
        ...marginOf({ owner, ...margin }, terms),
        owner,
        kind: 'trailing',
        effect,
        triggerPrice: currentTriggerPrice(trailingTerms, terms.priceDigits),
        direction: side === 'sell' ? 'below' : 'above',
        price: null,
        amount,
        positionId: null,
      } as const;
      return insertCondition(condition, terms, at, { trail: trailingTerms });
    },
    exit: (position, terms) => exit(position, terms),
    change: (condition, { triggerPrice = condition.triggerPrice, triggerBasis = condition.triggerBasis, price, amount }, at) => {
      const terms = requireTerms(context, condition.contractCode, at);
      const direction =
        condition.kind === 'trailing' || triggerPrice === null
          ? condition.direction
          : triggerDirection(triggerPrice, triggerBasis, terms, at);
      if (condition.kind !== 'plan' && direction !== condition.direction) throw new BusinessError('orderTriggerPassed');
      assertWithinPosition(db.positions.get(condition.positionId ?? ''), amount);
      const changes = { triggerPrice, triggerBasis, price: price ?? condition.price, amount: amount ?? condition.amount };
      assertValid({ ...condition, ...changes }, terms);
      const changed = db.contractConditions.update(condition.orderId, { ...changes, direction, updatedTime: at });
      return condition.kind === 'trailing' ? changed : arm(changed, null);
    },
    cancel,
    waiting: (owner) => db.contractConditions.find({ where: { owner, state: 'waiting' } }).list,
  };
}
