import { isZero } from '@/contract/decimal';
import type { ConditionOrderRequest, swap } from '@/contract/swap';
import { invalidField, BusinessError } from '../../businessError';
import { compareScalars } from '../../db/query';
import type { StoredCondition, StoredContractOrder, StoredDeal } from '../../exchange/contracts/records';
import type { Terms } from '../../exchange/contracts/terms';
import type { World } from '../../world';
import type { Resolvers } from '../implement';
import { pageIn } from '../paging';
import { timeRange, bizTypeOf, newestFirstBy, ownRecords, pageOf } from './lists';
import { requireContract } from './requireContract';

type OrderCalls =
  | 'placeOrder'
  | 'openOrders'
  | 'orderHistory'
  | 'orderDetail'
  | 'cancelOrder'
  | 'cancelOrderById'
  | 'cancelOrders'
  | 'changeOrders'
  | 'changeCondition'
  | 'placeCondition'
  | 'conditionOrders'
  | 'cancelCondition'
  | 'cancelConditions'
  | 'reverseOrder'
  | 'dealRecords';

/** Contract orders, conditional orders and fills. */
export const swapOrderCalls: Pick<Resolvers<typeof swap>, OrderCalls> = {
  placeOrder: ({ params, body: { reduceOnly = false, ...body }, user, world }) => {
    const { code: contractCode, bizType } = requireContract(world, params);
    const effect = reduceOnly ? 'close' : body.effect;
    return toContractOrder(world.positions.place({ ...body, effect, owner: user.fid, bizType, contractCode, at: world.now }));
  },
  openOrders: ({ query, user, world }) => {
    const { contractCode, mode, bizType, side, kind, state, startTime = 0, endTime = world.now } = query;
    const type = bizTypeOf(bizType);
    const fitting = world.positions.orders
      .openOrders(user.fid)
      .filter(
        (order) =>
          order.mode === mode &&
          (contractCode === undefined || order.contractCode === contractCode.toLowerCase()) &&
          (type === undefined || order.bizType === type) &&
          (side === undefined || order.side === side) &&
          (kind === undefined || order.kind === kind) &&
          (state === undefined || order.state === state) &&
          order.createdTime >= startTime &&
          order.createdTime <= endTime,
      );
    const newestFirst = fitting.toSorted((a, b) => b.createdTime - a.createdTime || compareScalars(b.orderId, a.orderId));
    return { list: pageIn(newestFirst, query).map(toContractOrder), totalCount: fitting.length };
  },
  orderHistory: ({ query, user, world }) => {
    const { list, total } = world.db.contractOrders.find({
      where: {
        ...ownRecords(user.fid, query),
        state: query.state ?? ['filled', 'cancelled'],
        side: query.side,
        kind: query.kind,
        createdTime: timeRange(query),
      },
      matching: (order) => !isWaiting(order),
      sort: newestFirstBy('updatedTime', 'orderId'),
      page: pageOf(query),
    });
    return { list: list.map(toContractOrder), totalCount: total };
  },
  orderDetail: ({ params, user, world }) => {
    const order = requireOwnOrder(world, user.fid, requireContract(world, params), params.orderId);
    const deals = world.db.contractDeals.find({ where: { orderId: order.orderId }, sort: newestFirstBy('createdTime', 'dealId') }).list;
    return { order: toContractOrder(order), deals: deals.map(shownDeal) };
  },
  cancelOrder: ({ params, user, world }) => cancelOwnOrder(world, user.fid, requireContract(world, params), params.orderId),
  cancelOrderById: ({ params, user, world }) => cancelOwnOrder(world, user.fid, requireContract(world, params), params.id),
  cancelOrders: ({ body: { orderIds, contractCode, bizType, mode }, user, world }) => {
    const type = bizTypeOf(bizType);
    const selected = world.positions.orders
      .openOrders(user.fid)
      .filter(
        (order) =>
          (orderIds === undefined || orderIds.includes(order.orderId)) &&
          (contractCode === undefined || order.contractCode === contractCode.toLowerCase()) &&
          (type === undefined || order.bizType === type) &&
          (mode === undefined || order.mode === mode),
      );
    for (const { orderId } of selected) world.positions.orders.end(orderId, 'byUser');
    return { orderIds: selected.map(({ orderId }) => orderId) };
  },
  changeOrders: ({ params, body: { orders }, user, world }) => {
    const terms = requireContract(world, params);
    const changes = orders.map(({ orderId, ...change }) => ({ order: requireOpenOrder(world, user.fid, terms, orderId), change }));
    return changes.map(({ order, change }) => toContractOrder(world.positions.orders.change(order, change, world.now)));
  },
  changeCondition: ({ params, body: { takeProfitPrice, stopLossPrice, ...change }, user, world }) => {
    const terms = requireContract(world, params);
    const condition = world.db.contractConditions.get(params.orderId);
    if (condition?.owner === user.fid && condition.contractCode === terms.code) {
      if (condition.state !== 'waiting') throw new BusinessError('orderEnded');
      if (condition.kind === 'trailing' && (change.triggerPrice ?? change.price) !== undefined)
        throw invalidField('body.triggerPrice', 'the trigger price of a trailing order cannot be changed');
      world.positions.conditions.change(condition, change, world.now);
      return null;
    }
    const order = requireOpenOrder(world, user.fid, terms, params.orderId);
    world.db.contractOrders.update(order.orderId, {
      takeProfitPrice: takeProfitPrice ?? order.takeProfitPrice,
      stopLossPrice: stopLossPrice ?? order.stopLossPrice,
      updatedTime: world.now,
    });
    return null;
  },
  placeCondition: ({ params, body, user, world }) => {
    const terms = requireContract(world, params);
    return shownCondition(placeConditionOrder(world, user.fid, terms, body));
  },
  conditionOrders: ({ params: { bizType }, query, user, world }) => {
    const { list, total } = world.db.contractConditions.find({
      where: {
        ...ownRecords(user.fid, query, bizType),
        side: query.side,
        kind: query.kind === 'exit' ? (['takeProfit', 'stopLoss'] as const) : query.kind,
        state: query.state === 'ended' ? (['triggered', 'failed', 'cancelled'] as const) : query.state,
        createdTime: timeRange(query),
      },
      sort: newestFirstBy('createdTime', 'orderId'),
      page: pageOf(query),
    });
    return { list: list.map(shownCondition), totalCount: total };
  },
  cancelCondition: ({ params, user, world }) => {
    const terms = requireContract(world, params);
    const condition = world.db.contractConditions.get(params.orderId);
    if (condition?.owner !== user.fid || condition.contractCode !== terms.code) throw unknownOrder(params.orderId);
    const ended = world.positions.conditions.cancel(condition.orderId, world.now);
    if (!ended) throw new BusinessError('orderEnded');
    return shownCondition(ended);
  },
  cancelConditions: ({ params, user, world }) => {
    const terms = requireContract(world, params);
    const waiting = world.positions.conditions.waiting(user.fid).filter(({ contractCode }) => contractCode === terms.code);
    for (const { orderId } of waiting) world.positions.conditions.cancel(orderId, world.now);
    return { orderIds: waiting.map(({ orderId }) => orderId) };
  },
  reverseOrder: ({ params, body: { positionId }, user, world }) => {
    const terms = requireContract(world, params);
    const positions = world.db.positions.find({ where: { owner: user.fid, contractCode: terms.code } }).list;
    const position = positionId === undefined ? positions[0] : positions.find((each) => each.positionId === positionId);
    if (!position || (positionId === undefined && positions.length > 1)) throw new BusinessError('orderReduceOnly');
    const { closed, opened } = world.positions.positionActions.reverse(position, world.now);
    return [closed, ...(opened ? [opened] : [])].map(toContractOrder);
  },
  dealRecords: ({ params: { bizType }, query, user, world }) => {
    const { list, total } = world.db.contractDeals.find({
      where: {
        ...ownRecords(user.fid, query, bizType),
        orderId: query.orderId,
        positionId: query.positionId,
        side: query.side,
        createdTime: timeRange(query),
      },
      sort: newestFirstBy('createdTime', 'dealId'),
      page: pageOf(query),
    });
    return { list: list.map(shownDeal), totalCount: total };
  },
};

const isWaiting = ({ state }: Pick<StoredContractOrder, 'state'>): boolean => state === 'open' || state === 'partlyFilled';
export const toContractOrder = ({ owner: _owner, coinId: _coinId, covered: _covered, ...order }: StoredContractOrder) => order;
const shownDeal = ({ owner: _owner, ...deal }: StoredDeal) => deal;
const shownCondition = ({ owner: _owner, ...condition }: StoredCondition) => condition;

const unknownOrder = (orderId: string) => new BusinessError('notFound', { plain: `there is no order ${orderId}` });

function requireOwnOrder(world: World, owner: number, terms: Terms, orderId: string): StoredContractOrder {
  const order = world.db.contractOrders.get(orderId);
  if (order?.owner !== owner || order.contractCode !== terms.code) throw unknownOrder(orderId);
  return order;
}

function requireOpenOrder(world: World, owner: number, terms: Terms, orderId: string): StoredContractOrder {
  const order = requireOwnOrder(world, owner, terms, orderId);
  if (!isWaiting(order)) throw new BusinessError('orderEnded');
  return order;
}

function cancelOwnOrder(world: World, owner: number, terms: Terms, orderId: string) {
  const { orderId: openOrderId } = requireOpenOrder(world, owner, terms, orderId);
  const ended = world.positions.orders.end(openOrderId, 'byUser');
  if (!ended) throw new BusinessError('orderEnded');
  return toContractOrder(ended);
}

/** Places a conditional order. Throws `BusinessError` if a field that its kind requires is missing. */
function placeConditionOrder(
  world: World,
  owner: number,
  { code: contractCode }: Terms,
  { kind, ...body }: ConditionOrderRequest,
): StoredCondition {
  const { conditions } = world.positions;
  const { triggerPrice, triggerBasis, trailing = null, trailingDistance = null, activationPrice = null, ...rest } = body;
  const at = world.now;
  if (kind === 'trailing') {
    if ((trailing === null) === (trailingDistance === null))
      throw invalidField('body.trailing', 'a trailing order needs either a fraction or a distance');
    return conditions.trail({ ...conditionTerms(rest), owner, contractCode, trailing, trailingDistance, activationPrice, at });
  }
  if (triggerPrice === undefined) throw invalidField('body.triggerPrice', 'the trigger price is missing');
  if (kind === 'plan')
    return conditions.plan({ ...conditionTerms(rest), owner, contractCode, triggerPrice, triggerBasis, price: rest.price, at });
  const position = rest.positionId === undefined ? undefined : world.db.positions.get(rest.positionId);
  if (position?.owner !== owner || position.contractCode !== contractCode)
    throw invalidField('body.positionId', 'there is no such position');
  return conditions.exit(position, { kind, triggerPrice, triggerBasis, price: rest.price, amount: rest.amount, at });
}

/** The trade of a conditional order that is not tied to a position. Throws `BusinessError` if side or amount is missing. */
function conditionTerms({ side, effect = 'open', amount, leverage, marginMode }: Omit<ConditionOrderRequest, 'kind'>) {
  if (side === undefined) throw invalidField('body.side', 'a plan order needs a side');
  if (amount === undefined || isZero(amount)) throw invalidField('body.amount', 'a plan order needs an amount');
  return { side, effect, amount, leverage, marginMode };
}
