import { premarket, premarketStage, premarketTerms, stageAt } from '@/contract/premarket';
import { minAmountOf, minTurnoverOf } from '@/contract/spot';
import { preMarketTokens, type PreMarketToken } from '@fixtures/preMarkets';
import { invalidField, BusinessError } from '../businessError';
import type { StoredPremarketDeal, StoredPremarketOrder } from '../exchange/premarket/records';
import type { World } from '../world';
import { implement } from './implement';

const newestFirst = [
  ['createdTime', 'desc'],
  ['orderId', 'desc'],
] as const;

export const premarketCalls = implement(premarket, {
  pairs: ({ world }) => preMarketTokens.flatMap((token) => shownPair(world, token)),
  placeOrder: ({ body, user, world }) => {
    if (!world.premarket.scheduleOf(body.tradeId)) throw invalidField('body.tradeId', `${body.tradeId} is not a pre-market pair`);
    return shownOrder(world.premarket.place({ ...body, owner: user.fid }));
  },
  cancelOrder: ({ params: { orderId }, user, world }) => {
    if (world.db.premarketOrders.get(orderId)?.owner !== user.fid) throw new BusinessError('notFound');
    return shownOrder(world.premarket.cancel(orderId));
  },
  editOrder: ({ params: { orderId }, body, user, world }) => {
    if (world.db.premarketOrders.get(orderId)?.owner !== user.fid) throw new BusinessError('notFound');
    return shownOrder(world.premarket.edit(orderId, body));
  },
  cancelOrders: ({ query, user, world }) => ({ orderIds: world.premarket.cancelAll(user.fid, query) }),
  openOrders: ({ query: { pageNum, pageSize, ...filter }, user, world }) => {
    const { list, total } = world.db.premarketOrders.find({
      where: { ...filter, owner: user.fid, isOpen: true },
      sort: newestFirst,
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(shownOrder), totalCount: total };
  },
  orderHistory: ({ query: { pageNum, pageSize, startTime, endTime, ...filter }, user, world }) => {
    const { list, total } = world.db.premarketOrders.find({
      where: { ...filter, owner: user.fid, isOpen: false, createdTime: { from: startTime, to: endTime } },
      sort: newestFirst,
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(shownOrder), totalCount: total };
  },
  deals: ({ query: { pageNum, pageSize, startTime, endTime, ...filter }, user, world }) => {
    const { list, total } = world.db.premarketDeals.find({
      where: { ...filter, owner: user.fid, time: { from: startTime, to: endTime } },
      sort: [['sequence', 'desc']],
      page: { num: pageNum, size: pageSize },
    });
    return { list: list.map(shownDeal), totalCount: total };
  },
  holdings: ({ user, world }) => world.premarket.holdings(user.fid),
});

function shownPair({ premarket: { scheduleOf }, market, now }: World, { coin, pair, network, circulatingRate }: PreMarketToken) {
  const listing = scheduleOf(pair.tradeId);
  if (!listing) return [];
  const { tradeId, base, quote, digit } = pair;
  const stage = stageAt(listing, now);
  const isAhead = stage === premarketStage.upcoming;
  const { last, change, high, low, volume, turnover } = isAhead ? emptyTicker : market.ticker(tradeId, now);
  return {
    tradeId,
    baseCurrency: base,
    baseName: coin.name,
    quoteCurrency: quote,
    digit,
    stage,
    opensTime: listing.opensTime,
    listsTime: listing.listsTime,
    settlesTime: listing.settlesTime,
    last,
    change,
    high,
    low,
    volume,
    turnover,
    closingPrice: now < listing.listsTime ? null : market.price(tradeId, listing.listsTime - 1),
    ...premarketTerms,
    minAmount: minAmountOf(pair),
    minTurnover: minTurnoverOf(pair),
    network,
    supply: coin.supply,
    circulatingRate,
  };
}

/** The 24-hour figures of a token before trading opens. */
const emptyTicker = { last: null, change: null, high: null, low: null, volume: null, turnover: null };

/** An order without its internal fields. */
const shownOrder = ({ owner: _owner, isOpen: _isOpen, ...order }: StoredPremarketOrder) => order;

const shownDeal = ({ owner: _owner, sequence: _sequence, counterpart: _counterpart, ...deal }: StoredPremarketDeal) => deal;
