import type * as z from 'zod/mini';
import { instrumentType, market, trendLine, type SearchResult, type SearchSpot, type SearchSwap } from '@/contract/market';
import { feesOf, minAmountOf, minTurnoverOf } from '@/contract/spot';
import type { SpotMarket } from '@fixtures/spotMarkets';
import { fundFactsOf } from '../exchange/fundFacts';
import { isListedAt, spotPairsAt, quotedPairs } from '../exchange/listings';
import type { ContractTicker, ListedContract } from '../exchange/market/market';
import { coinById, pairById } from '../exchange/markets';
import { venueOf } from '../exchange/spot/terms';
import type { World } from '../world';
import { candlesOf } from './candles';
import { coinProfileCalls } from './coinProfile';
import { implement } from './implement';
import { quoteCalls } from './quotes';
import { marketOverviewCalls } from './marketOverview';

/** The number of contracts recommended if a search finds nothing, and the maximum of levels and trades returned. */
const recommendedCount = 3;
const maxLevels = 100;
const maxTrades = 200;

export const marketCalls = implement(market, {
  ...quoteCalls,
  ...coinProfileCalls,
  ...marketOverviewCalls,
  searchResult: ({ query, world }) => searchMarkets(world, query.keyword),
  searchResultByPost: ({ body, world }) => searchMarkets(world, body.keyword),
  searchPopular: ({ world }) => mostTraded(world).map(recommendation),
  searchRecommend: ({ world }) => mostTraded(world).slice(0, recommendedCount).map(recommendation),
  contractTickers: ({ world }) =>
    world.market.contracts(world.now).map(({ code: contractCode }) => {
      const { isOpen, last, change, high, low, volume, turnover, openInterest, mark, index, fundingRate, nextFunding } =
        world.market.contractTicker(contractCode, world.now);
      return {
        contractCode,
        last,
        changepercentage: change,
        isopen: isOpen,
        high,
        low,
        volume,
        turnover,
        openInterest,
        markPrice: mark,
        indexPrice: index,
        fundingRate,
        nextFundingTime: nextFunding,
      };
    }),
  trendLines: ({ query: { tradeIds, contractCodes }, world }) => {
    const isUnfiltered = tradeIds === undefined && contractCodes === undefined;
    const opened = new Set(quotedPairs(world.db, world.now).map(({ tradeId }) => tradeId));
    const pairs = spotPairsAt(world.db, world.now).filter(
      ({ tradeId }) => opened.has(tradeId) && (isUnfiltered || tradeIds?.includes(tradeId)),
    );
    const contracts = world.market.contracts(world.now).filter((contract) => isUnfiltered || contractCodes?.includes(contract.code));
    return {
      spots: pairs.map(({ tradeId }) => ({ tradeId, closes: world.market.trendline(tradeId, world.now, trendLine.points) })),
      swaps: contracts.map((contract) => ({
        contractCode: contract.code,
        closes: world.market.trendline(contract.code, world.now, trendLine.points),
      })),
    };
  },
  fundFacts: ({ query: { tradeId }, world, fail }) => {
    const pair = pairById.get(tradeId);
    const facts = pair && fundFactsOf(world.market, pair, world.now);
    return facts ? { tradeId, ...facts } : fail('notFound', { plain: `there is no leveraged token ${tradeId}` });
  },
  candles: ({ query: { tradeId, ...candleQuery }, world, fail }) => {
    if (!world.market.has(tradeId)) return fail('notFound', { plain: `there is no pair ${tradeId}` });
    return candlesOf(world, tradeId, candleQuery);
  },
  depth: ({ query: { tradeId, size }, world, fail }) => {
    if (!world.market.has(tradeId)) return fail('notFound', { plain: `there is no pair ${tradeId}` });
    const { bids, asks } = world.book.depth(venueOf(tradeId), Math.max(1, Math.min(size, maxLevels)));
    const levels = (side: typeof bids) => side.map(({ price, amount }): [string, string] => [price, amount]);
    return { tradeId, version: world.now, bids: levels(bids), asks: levels(asks) };
  },
  tradeInfo: ({ query: { tradeId }, user, world, fail }) => {
    const pair = pairById.get(tradeId);
    if (!pair) return fail('notFound', { plain: `there is no pair ${tradeId}` });
    const fees = feesOf(user?.vipLevel ?? 0);
    return {
      sellSymbol: pair.base,
      buySymbol: pair.quote,
      tradeId,
      isopen: world.market.isOpen(tradeId, world.now) && isListedAt(world.db, tradeId, world.now),
      digit: pair.digit,
      tradeArea: pair.tradeArea,
      minAmount: minAmountOf(pair),
      minTurnover: minTurnoverOf(pair),
      makerFee: fees.maker,
      takerFee: fees.taker,
      isMarginTrade: pair.marginRatio > 0,
      marginRatio: pair.marginRatio,
    };
  },
  realTimeTrades: ({ query: { tradeId, size }, world, fail }) => {
    if (!world.market.has(tradeId)) return fail('notFound', { plain: `there is no pair ${tradeId}` });
    return world.market
      .trades(tradeId, world.now, Math.max(1, Math.min(size, maxTrades)))
      .map(({ at, ...trade }) => ({ ...trade, time: at }));
  },
});

function searchMarkets(world: World, keyword: string): z.input<typeof SearchResult> {
  const searchTerm = keyword.toLowerCase().replaceAll(/[\s/_-]/g, '');
  const spots = spotPairsAt(world.db, world.now)
    .filter(({ base, quote }) => `${base}${quote}`.toLowerCase().includes(searchTerm) || nameOf(base).includes(searchTerm))
    .map((pair) => spotItem(world, pair));
  const swaps = world.market
    .contracts(world.now)
    .filter(({ code: contractCode, base }) => contractCode.replaceAll('_', '').includes(searchTerm) || nameOf(base).includes(searchTerm))
    .map((contract) => swapItem(world, contract));
  return { swaps, spots, result: spots.length + swaps.length > 0 };
}

const searchNames: ReadonlyMap<string, string> = new Map(
  Array.from(coinById.values(), ({ shortName, name }) => [shortName, name.toLowerCase().replaceAll(/[\s/_-]/g, '')]),
);
const nameOf = (shortName: string): string => searchNames.get(shortName) ?? '';

function spotItem(world: World, { tradeId, base, quote, digit, tradeArea, marginRatio }: SpotMarket): z.input<typeof SearchSpot> {
  const { last, change } = world.market.ticker(tradeId, world.now);
  return {
    tradeId,
    baseCurrency: base,
    quoteCurrency: quote,
    webLogo: '',
    digit,
    tradeArea,
    last,
    change,
    isMarginTrade: marginRatio > 0,
    marginRatio,
  };
}

function swapItem(world: World, { code: contractCode, type, expires }: ListedContract): z.input<typeof SearchSwap> {
  const { last, change } = world.market.contractTicker(contractCode, world.now);
  return {
    contractCode,
    contractType: type,
    instType: type === 'perpetual' ? instrumentType.perpetual : instrumentType.delivery,
    liquidationDate: expires,
    last,
    changepercentage: change,
  };
}

/** The contracts with the highest turnover by the ranking of the fixtures, so that their order is stable. */
const mostTraded = (world: World): ContractTicker[] =>
  world.market
    .contracts(world.now)
    .slice(0, 8)
    .map((contract) => world.market.contractTicker(contract.code, world.now));

const recommendation = ({ code: contractcode, last, change }: ContractTicker) => ({ contractcode, last, changepercentage: change });
