import { isZero } from '@/contract/decimal';
import { contractFeesOf, isInCloseScope, maxNotional, minNotional, priceDeviation, type swap } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import type { User } from '../../exchange/users/records';
import type { StoredPastPosition, StoredPosition } from '../../exchange/contracts/records';
import { isTraded } from '../../exchange/contracts/blockers';
import type { Terms } from '../../exchange/contracts/terms';
import type { World } from '../../world';
import type { Resolvers } from '../implement';
import { pastPositionOf } from '../../exchange/contracts/pastPosition';
import { pageIn } from '../paging';
import { timeRange, bizTypeOf, newestFirstBy, ownRecords, pageOf } from './lists';
import { toContractOrder } from './orders';
import { requireContract } from './requireContract';

type PositionCalls =
  | 'positionList'
  | 'positionHistory'
  | 'changeMargin'
  | 'mergePositions'
  | 'closeAllPositions'
  | 'setPosition'
  | 'configsSummary'
  | 'positionAdjustments';

/** Positions, and the trading settings of a contract. */
export const swapPositionCalls: Pick<Resolvers<typeof swap>, PositionCalls> = {
  positionList: ({ params: { bizType }, query: { mode, contractCode }, user, world }) =>
    world.positions
      .open(user.fid, mode, bizType)
      .filter((position) => contractCode === undefined || position.contractCode === contractCode.toLowerCase())
      .map((position) => world.positions.views.position(position, world.now)),
  positionHistory: ({ params: { bizType }, query, user, world }) => {
    const { startTime = 0, endTime = world.now, contractCode, side } = query;
    const ended = world.db.pastPositions.find({
      where: { ...ownRecords(user.fid, query, bizType), side, closedTime: timeRange(query) },
      sort: newestFirstBy('closedTime', 'positionId'),
    }).list;
    const partlyClosed = world.positions
      .open(user.fid, query.mode, bizTypeOf(query.bizType, bizType) ?? 'portal')
      .filter(({ closedAmount }) => !isZero(closedAmount))
      .map((position) => pastPositionOf(position, 'partlyClosed'))
      .filter(
        (each) =>
          (contractCode === undefined || each.contractCode === contractCode.toLowerCase()) &&
          (side === undefined || each.side === side) &&
          each.closedTime >= startTime &&
          each.closedTime <= endTime,
      );
    const all = partlyClosed.length === 0 ? ended : [...partlyClosed, ...ended].toSorted((a, b) => b.closedTime - a.closedTime);
    return { list: pageIn(all, query).map(toPastPosition), totalCount: all.length };
  },
  changeMargin: ({ params, body: { positionId, kind, amount }, user, world }) => {
    const position = requireOwnPosition(world, user, requireContract(world, params), positionId);
    const changed = world.positions.positionActions.changeMargin(position, kind, amount, world.now);
    return world.positions.views.position(changed, world.now);
  },
  mergePositions: ({ params, body: { side }, user, world }) => {
    const { code: contractCode } = requireContract(world, params);
    const merged = world.positions.positionActions.merge(user.fid, contractCode, side, world.now);
    return world.positions.views.position(merged, world.now);
  },
  closeAllPositions: ({ params: { bizType }, body: { scope, contractCode, positionId, mode }, user, world }) => {
    const selected = world.positions.open(user.fid, mode, bizType).filter((position) => {
      const { unrealised } = world.positions.views.position(position, world.now);
      const isNamed = positionId === undefined || position.positionId === positionId;
      return (
        isInCloseScope(unrealised, scope) && isNamed && (contractCode === undefined || position.contractCode === contractCode.toLowerCase())
      );
    });
    return world.positions.positionActions.close(selected, world.now).map(toContractOrder);
  },
  setPosition: ({ params, body, user, world }) => {
    const terms = requireContract(world, params);
    world.positions.positionActions.set(user.fid, terms.code, body, world.now);
    return tradeConfig(world, user, terms);
  },
  configsSummary: ({ params, user, world }) => tradeConfig(world, user, requireContract(world, params)),
  positionAdjustments: ({ query, user, world }) => {
    const { list, total } = world.db.contractAdjustments.find({
      where: { ...ownRecords(user.fid, query), createdTime: timeRange(query) },
      sort: newestFirstBy('createdTime', 'id'),
      page: pageOf(query),
    });
    return { list: list.map(({ owner: _owner, ...row }) => row), totalCount: total };
  },
};

const toPastPosition = ({ owner: _owner, ...position }: StoredPastPosition) => position;

function requireOwnPosition(world: World, user: User, terms: Terms, positionId: string): StoredPosition {
  const position = world.db.positions.get(positionId);
  if (position?.owner !== user.fid || position.contractCode !== terms.code)
    throw new BusinessError('notFound', { plain: `there is no position ${positionId}` });
  return position;
}

function tradeConfig(world: World, user: User, terms: Terms) {
  const { leverage, marginMode, positionMode, positionType } = world.positions.positionActions.setting(user.fid, terms.code, world.now);
  const { maker, taker } = contractFeesOf(user.vipLevel);
  return {
    contractCode: terms.code,
    leverage,
    marginMode,
    positionMode,
    positionType,
    maxLeverage: terms.maxLeverage,
    makerFee: maker,
    takerFee: taker,
    minAmount: terms.lot,
    minNotional,
    maxNotional,
    priceDeviation,
    isOpen: isTraded(world, terms, world.now),
    tiers: terms.tiers.map((tier) => ({ ...tier })),
  };
}
