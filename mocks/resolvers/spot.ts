import { feesOf, spot, systemState, tradingAccount } from '@/contract/spot';
import { invalidField, BusinessError } from '../businessError';
import { billsOf } from '../exchange/bills';
import { spotCoinsAt, spotPairsAt } from '../exchange/listings';
import { marketCapOf } from '../exchange/market/marketCap';
import { coinById, pairById } from '../exchange/markets';
import type { StoredFill, StoredOrder } from '../exchange/spot/records';
import { stageOf } from '../exchange/spot/spot';
import type { World } from '../world';
import { implement } from './implement';
import { pageIn } from './paging';

const newestFirst = [
  ['createdTime', 'desc'],
  ['orderId', 'desc'],
] as const;

export const spotCalls = implement(spot, {
  placeOrder: ({ body, user, world }) => {
    requirePair(body.tradeId);
    return toOrder(world.margin.place({ ...body, owner: user.fid }));
  },
  placeOcoOrder: ({ body, user, world }) => {
    requirePair(body.tradeId);
    return world.spot.placeOco({ ...body, owner: user.fid }).map(toOrder);
  },
  editOrder: ({ params: { orderId }, body, user, world }) => {
    requireOwnOrder(world, user.fid, orderId);
    return toOrder(world.spot.edit(orderId, body));
  },
  cancelOrder: ({ params: { orderId }, user, world }) => {
    requireOwnOrder(world, user.fid, orderId);
    return toOrder(world.spot.cancel(orderId));
  },
  cancelOrders: ({ query, user, world }) => ({ orderIds: world.spot.cancelAll(user.fid, query) }),
  openOrders: ({ query: { pageNum, pageSize, stage, ...filter }, user, world }) => {
    const { list, total } = world.db.spotOrders.find({
      where: { ...filter, owner: user.fid, isOpen: true },
      matching: (order) => stage === undefined || stage === stageOf(order),
      sort: newestFirst,
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(toOrder), totalCount: total };
  },
  orderHistory: ({ query: { pageNum, pageSize, startTime, endTime, ...filter }, user, world }) => {
    const { list, total } = world.db.spotOrders.find({
      where: { ...filter, owner: user.fid, isOpen: false, createdTime: { from: startTime, to: endTime } },
      sort: newestFirst,
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(toOrder), totalCount: total };
  },
  orderDetail: ({ params: { orderId }, user, world }) => toOrder(requireOwnOrder(world, user.fid, orderId)),
  fills: ({ query: { pageNum, pageSize, startTime, endTime, ...filter }, user, world }) => {
    const { list, total } = world.db.spotFills.find({
      where: { ...filter, owner: user.fid, time: { from: startTime, to: endTime } },
      sort: [['sequence', 'desc']],
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(shownFill), totalCount: total };
  },
  bills: ({ query: { pageNum, pageSize, ...filter }, user, world }) => {
    const bills = billsOf(world.ledger, user.fid, filter);
    return {
      list: pageIn(bills, { pageNum, pageSize }).map(({ reference: _reference, sub: _sub, ...bill }) => bill),
      totalCount: bills.length,
    };
  },
  balances: ({ user, world }) =>
    world.ledger.holdings(user.fid, tradingAccount.spot).flatMap(({ coinId, available, frozen }) => {
      const coin = coinById.get(coinId);
      return coin ? [{ coinId, coinName: coin.shortName, name: coin.name, available, frozen }] : [];
    }),
  tradingFee: ({ user: { vipLevel } }) => {
    const { maker, taker } = feesOf(vipLevel);
    return { vipLevel, makerFee: maker, takerFee: taker };
  },
  coinInfo: ({ query: { coinId: id, coinName }, world, fail }) => {
    const coin = spotCoinsAt(world.db, world.now).find((each) => (id === undefined ? each.shortName === coinName : each.coinId === id));
    if (!coin) return fail('notFound', { plain: `there is no coin ${coinName ?? id}` });
    const { coinId, shortName, name, supply, transferOutAble, transferInAble } = coin;
    const price = world.market.usdt(shortName, world.now);
    return {
      coinId,
      shortName,
      name,
      webLogo: '',
      price,
      supply,
      marketCap: marketCapOf(supply, price),
      tradeIds: pairsNow(world)
        .filter(({ base }) => base === shortName)
        .map(({ tradeId }) => tradeId),
      transferOutAble,
      transferInAble,
    };
  },
  systemStatus: ({ world }) => ({
    state: world.site.isUnderMaintenance('spot') ? systemState.maintenance : systemState.running,
    time: world.now,
    closedTradeIds: pairsNow(world)
      .filter(({ tradeId }) => !world.market.isOpen(tradeId, world.now))
      .map(({ tradeId }) => tradeId),
  }),
});

const pairsNow = ({ db, now }: World) => spotPairsAt(db, now);

/** An order without its internal fields. */
const toOrder = ({ owner: _owner, isOpen: _isOpen, reserved: _reserved, ...order }: StoredOrder) => order;

const shownFill = ({ owner: _owner, sequence: _sequence, ...fill }: StoredFill) => fill;

/** The user's own order; throws the same `BusinessError` for another user's order as for an unknown one. */
function requireOwnOrder(world: World, owner: number, orderId: string): StoredOrder {
  const order = world.db.spotOrders.get(orderId);
  if (order?.owner !== owner) throw new BusinessError('notFound');
  return order;
}

function requirePair(tradeId: number): void {
  if (!pairById.has(tradeId)) throw invalidField('body.tradeId', `there is no pair ${tradeId}`);
}
