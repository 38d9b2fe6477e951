import { instrumentType } from '@/contract/market';
import type * as z from 'zod/mini';
import type { Contract, swap } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { fundingPeriod } from '../../exchange/market/contracts';
import { dayStart } from '../../exchange/market/instrument';
import type { ListedContract } from '../../exchange/market/market';
import { coinByName, marginCoinOf } from '../../exchange/markets';
import { mockContractsOf, termsOf, venueOf, type Terms } from '../../exchange/contracts/terms';
import type { World } from '../../world';
import { candlesOf } from '../candles';
import type { Resolvers } from '../implement';
import { pageIn } from '../paging';

type MarketCalls =
  | 'perpetualList'
  | 'deliveryList'
  | 'publicContracts'
  | 'newContracts'
  | 'contractList'
  | 'currencyPairs'
  | 'mockContracts'
  | 'contractDepth'
  | 'contractTrades'
  | 'contractCandles'
  | 'fundingRates'
  | 'settlement';

/** The number of contracts that count as new, and the maximum of levels, trades and rates returned. */
const newest = 10;
const max = 200;

/** Public data of contracts and their markets. */
export const swapMarketCalls: Pick<Resolvers<typeof swap>, MarketCalls> = {
  perpetualList: ({ world }) => running(world).filter(isPerpetual).map(listed),
  deliveryList: ({ world }) =>
    running(world)
      .filter((contract) => !isPerpetual(contract))
      .map(listed),
  publicContracts: ({ world }) => running(world).map(listed),
  newContracts: ({ world }) =>
    running(world)
      .toSorted((a, b) => b.opens - a.opens)
      .slice(0, newest)
      .map(listed),
  contractList: ({ query, body: { contractCodes, contractType, baseCurrency }, world }) => {
    const fitting = running(world).filter(
      ({ code: contractCode, type, base }) =>
        (contractCodes === undefined || contractCodes.includes(contractCode)) &&
        (contractType === undefined || contractType === type) &&
        (baseCurrency === undefined || baseCurrency.toUpperCase() === base),
    );
    return { list: pageIn(fitting, query).map((contract) => row(world, contract)), totalCount: fitting.length };
  },
  currencyPairs: ({ world }) => {
    const contracts = running(world);
    return contracts.filter(isPerpetual).map(({ base, quote }) => ({
      baseCurrency: base,
      quoteCurrency: quote,
      contractCodes: contracts.filter((contract) => contract.base === base && contract.quote === quote).map((contract) => contract.code),
    }));
  },
  mockContracts: ({ world }) =>
    mockContractsOf(running(world)).map(({ code: contractCode, coin, listed: contract }) => ({
      ...listed(contract),
      contractCode,
      quoteCurrency: coin,
      marginCoin: coin,
    })),
  contractDepth: ({ params: { contractCode }, query: { size }, world }) => {
    const { bids, asks } = world.book.depth(venueOf(knownTerms(world, contractCode)), within(size));
    const levels = (side: typeof bids) => side.map(({ price, amount }): [string, string] => [price, amount]);
    return { contractCode, version: world.now, bids: levels(bids), asks: levels(asks) };
  },
  contractTrades: ({ params: { contractCode }, query: { size }, world }) =>
    world.market.trades(marketOf(world, contractCode), world.now, within(size)).map(({ at, ...trade }) => ({ ...trade, time: at })),
  contractCandles: ({ params: { contractCode }, query, world }) => candlesOf(world, marketOf(world, contractCode), query),
  fundingRates: ({ params: { contractCode }, query: { size }, world }) => {
    const id = marketOf(world, contractCode);
    const contract = world.market.contract(id, world.now);
    if (!isPerpetual(contract)) return [];
    const last = world.now - (world.now % fundingPeriod);
    return Array.from({ length: within(size) }, (_, index) => last - index * fundingPeriod)
      .filter((time) => time > contract.opens)
      .map((time) => ({ time, rate: world.market.fundingRate(id, time) }));
  },
  settlement: ({ params: { contractCode }, world }) => {
    const { code, expires } = knownTerms(world, contractCode);
    if (expires === null || expires > world.now) throw new BusinessError('notFound', { plain: `${contractCode} has not been settled` });
    return { contractCode: code, settledTime: expires, price: world.market.settlementPrice(code) };
  },
};

const running = (world: World): ListedContract[] => world.market.contracts(world.now);
const isPerpetual = ({ type }: ListedContract): boolean => type === 'perpetual';
const within = (size: number): number => Math.max(1, Math.min(size, max));

function knownTerms(world: World, contractCode: string): Terms {
  const terms = termsOf(world, contractCode, world.now);
  if (!terms) throw new BusinessError('notFound', { plain: `there is no contract ${contractCode}` });
  return terms;
}
const marketOf = (world: World, contractCode: string): string => knownTerms(world, contractCode).market;

function row(world: World, contract: ListedContract) {
  const { isOpen, last, mark, change, turnover, fundingRate } = world.market.contractTicker(contract.code, world.now);
  return {
    contract: listed(contract),
    isopen: isOpen,
    last,
    markPrice: mark,
    changepercentage: change,
    turnover,
    fundingRate,
  };
}

const listed = ({
  code: contractCode,
  type,
  expires,
  base,
  quote,
  digit,
  contractSize,
  maxLeverage,
  listedOn,
  opens,
}: ListedContract): z.input<typeof Contract> => ({
  contractCode,
  contractType: type,
  instType: type === 'perpetual' ? instrumentType.perpetual : instrumentType.delivery,
  liquidationDate: expires,
  baseCurrency: base,
  quoteCurrency: quote,
  baseName: coinByName(base).name,
  webLogo: '',
  digit,
  contractSize,
  marginCoin: marginCoinOf({ code: contractCode, base, quote }),
  maxLeverage,
  listedTime: expires === null ? dayStart(listedOn) : opens,
});
