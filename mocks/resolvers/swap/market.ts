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
const newContractCount = 10;
const maxRows = 200;

/** Public data of contracts and their markets. */
export const swapMarketCalls: Pick<Resolvers<typeof swap>, MarketCalls> = {
  perpetualList: ({ world }) => listedContracts(world).filter(isPerpetual).map(toContract),
  deliveryList: ({ world }) =>
    listedContracts(world)
      .filter((contract) => !isPerpetual(contract))
      .map(toContract),
  publicContracts: ({ world }) => listedContracts(world).map(toContract),
  newContracts: ({ world }) =>
    listedContracts(world)
      .toSorted((a, b) => b.opens - a.opens)
      .slice(0, newContractCount)
      .map(toContract),
  contractList: ({ query, body: { contractCodes, contractType, baseCurrency }, world }) => {
    const fitting = listedContracts(world).filter(
      ({ code: contractCode, type, base }) =>
        (contractCodes === undefined || contractCodes.includes(contractCode)) &&
        (contractType === undefined || contractType === type) &&
        (baseCurrency === undefined || baseCurrency.toUpperCase() === base),
    );
    return { list: pageIn(fitting, query).map((contract) => toContractTicker(world, contract)), totalCount: fitting.length };
  },
  currencyPairs: ({ world }) => {
    const contracts = listedContracts(world);
    return contracts.filter(isPerpetual).map(({ base, quote }) => ({
      baseCurrency: base,
      quoteCurrency: quote,
      contractCodes: contracts.filter((contract) => contract.base === base && contract.quote === quote).map((contract) => contract.code),
    }));
  },
  mockContracts: ({ world }) =>
    mockContractsOf(listedContracts(world)).map(({ code: contractCode, coin, listed: contract }) => ({
      ...toContract(contract),
      contractCode,
      quoteCurrency: coin,
      marginCoin: coin,
    })),
  contractDepth: ({ params: { contractCode }, query: { size }, world }) => {
    const { bids, asks } = world.book.depth(venueOf(knownTerms(world, contractCode)), clampSize(size));
    const levels = (side: typeof bids) => side.map(({ price, amount }): [string, string] => [price, amount]);
    return { contractCode, version: world.now, bids: levels(bids), asks: levels(asks) };
  },
  contractTrades: ({ params: { contractCode }, query: { size }, world }) =>
    world.market.trades(marketOf(world, contractCode), world.now, clampSize(size)).map(({ at, ...trade }) => ({ ...trade, time: at })),
  contractCandles: ({ params: { contractCode }, query, world }) => candlesOf(world, marketOf(world, contractCode), query),
  fundingRates: ({ params: { contractCode }, query: { size }, world }) => {
    const id = marketOf(world, contractCode);
    const contract = world.market.contract(id, world.now);
    if (!isPerpetual(contract)) return [];
    const last = world.now - (world.now % fundingPeriod);
    return Array.from({ length: clampSize(size) }, (_, index) => last - index * fundingPeriod)
      .filter((time) => time > contract.opens)
      .map((time) => ({ time, rate: world.market.fundingRate(id, time) }));
  },
  settlement: ({ params: { contractCode }, world }) => {
    const { code, expires } = knownTerms(world, contractCode);
    if (expires === null || expires > world.now) throw new BusinessError('notFound', { plain: `${contractCode} has not been settled` });
    return { contractCode: code, settledTime: expires, price: world.market.settlementPrice(code) };
  },
};

const listedContracts = (world: World): ListedContract[] => world.market.contracts(world.now);
const isPerpetual = ({ type }: ListedContract): boolean => type === 'perpetual';
const clampSize = (size: number): number => Math.max(1, Math.min(size, maxRows));

function knownTerms(world: World, contractCode: string): Terms {
  const terms = termsOf(world, contractCode, world.now);
  if (!terms) throw new BusinessError('notFound', { plain: `there is no contract ${contractCode}` });
  return terms;
}
const marketOf = (world: World, contractCode: string): string => knownTerms(world, contractCode).market;

function toContractTicker(world: World, contract: ListedContract) {
  const { isOpen, last, mark, change, turnover, fundingRate } = world.market.contractTicker(contract.code, world.now);
  return {
    contract: toContract(contract),
    isopen: isOpen,
    last,
    markPrice: mark,
    changepercentage: change,
    turnover,
    fundingRate,
  };
}

const toContract = ({
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
