import { add, divide, multiply, truncate, type Decimal } from '@/contract/decimal';
import { mockCoin, mockCoinNames, moneyPrecision, tradeMode, type MockCoin, type swap } from '@/contract/swap';
import { coinByName, contractCoins, rateOf, totalDigits } from '../../exchange/markets';
import { contractStatementOf } from '../../exchange/contracts/bills';
import { contractAccount } from '../../exchange/contracts/contractWallet';
import { nextMidnight } from '../../exchange/market/levels';
import type { World } from '../../world';
import type { Resolvers } from '../implement';
import { pageIn } from '../paging';
import { timeRange, bizTypeOf, newestFirstBy, ownRecords, pageOf } from './lists';

type AccountCalls =
  | 'assetsSummary'
  | 'accountAssets'
  | 'bills'
  | 'fundingRecords'
  | 'tradingFundUsage'
  | 'mockAssetsSummary'
  | 'mockFundsStatus'
  | 'topUpMock'
  | 'resetMock'
  | 'mockEquity'
  | 'mockLeaderboard';

/** The balances of contract accounts, real and mock. */
export const swapAccountCalls: Pick<Resolvers<typeof swap>, AccountCalls> = {
  assetsSummary: ({ user, world }) => {
    const coins = realCoins.map((coinId) => world.positions.views.assets({ owner: user.fid, coinId }, world.now));
    const inUsdt = (field: 'equity' | 'unrealised' | 'positionMargin' | 'orderMargin') =>
      truncate(add(...coins.map((coin) => multiply(coin[field], world.market.usdt(coin.coinName, world.now)))), moneyPrecision);
    const totals = accountTotals(world, inUsdt('equity'));
    return {
      totalUsdt: totals.usdt,
      totalBtc: totals.btc,
      totalEth: totals.eth,
      totalCny: totals.cny,
      unrealised: inUsdt('unrealised'),
      positionMargin: inUsdt('positionMargin'),
      orderMargin: inUsdt('orderMargin'),
      coins,
    };
  },
  accountAssets: ({ query: { mode, coinId }, user, world }) =>
    (mode === tradeMode.mock ? mockCoins : realCoins)
      .filter((id) => coinId === undefined || id === coinId)
      .map((id) => world.positions.views.assets({ owner: user.fid, coinId: id }, world.now)),
  bills: ({ query: { contractCode, bizType, ...query }, user, world }) => {
    const rows = contractStatementOf(world, user.fid, { ...query, contractCode: contractCode?.toLowerCase(), bizType: bizTypeOf(bizType) });
    return { list: pageIn(rows, query), totalCount: rows.length };
  },
  fundingRecords: ({ query, user, world }) => {
    const { list, total } = world.db.contractFundings.find({
      where: { ...ownRecords(user.fid, query), createdTime: timeRange(query) },
      sort: newestFirstBy('createdTime', 'id'),
      page: pageOf(query),
    });
    return { list: list.map(({ owner: _owner, ...row }) => row), totalCount: total };
  },
  tradingFundUsage: ({ query: { pageNum, pageSize, cardId, fundId }, user, world }) => {
    const card = world.positions.cards.of(user.fid);
    const isSelected =
      card !== null && (cardId === undefined || cardId === card.cardId) && (fundId === undefined || fundId === card.fundId);
    if (!isSelected) return { card: null, list: [], totalCount: 0 };
    const { list, total } = world.db.fundUsages.find({
      where: { owner: user.fid },
      sort: newestFirstBy('createdTime', 'id'),
      page: { num: pageNum, size: pageSize },
    });
    const { amount, left } = card;
    const shownCard = { cardId: card.cardId, fundId: card.fundId, amount, left, coinName: 'USDT', isOpen: user.hasOpenCard };
    return { card: shownCard, list: list.map(({ owner: _owner, ...row }) => row), totalCount: total };
  },
  mockAssetsSummary: ({ user, world }) => {
    const coins = mockCoins.map((coinId) => world.positions.views.assets({ owner: user.fid, coinId }, world.now));
    const totals = accountTotals(world, add(...coins.map(({ equity }) => equity)));
    return {
      totalAccountRights: totals.usdt,
      totalBtcAccountRights: totals.btc,
      totalEthAccountRights: totals.eth,
      totalCnyAccountRights: totals.cny,
    };
  },
  mockFundsStatus: ({ user, world: { positions, now } }) => ({
    nextDayTime: nextMidnight(now),
    isInUse: positions.mockAccounts.isInUse(user.fid),
    coins: mockCoinNames.map((coinName) => ({ coinName, ...positions.mockAccounts.status(user.fid, coinName, now) })),
  }),
  topUpMock: ({ body: { coin }, user, world }) => {
    world.positions.mockAccounts.topUp(user.fid, coin, world.now);
    return mockBalance(world, user.fid, coin);
  },
  mockEquity: ({ query: { days }, user, world }) => world.positions.mockResults.equity(user.fid, days, world.now),
  mockLeaderboard: ({ user, world }) => world.positions.mockResults.leaderboard(user.fid, world.now),
  resetMock: ({ user, world }) => {
    world.positions.mockAccounts.reset(user.fid, world.now);
    return mockCoinNames.map((coin) => mockBalance(world, user.fid, coin));
  },
};

const realCoins: readonly number[] = contractCoins.map((name) => coinByName(name).coinId);
const mockCoins: readonly number[] = Object.values(mockCoin);

const accountTotals = ({ market, now }: World, usdt: Decimal) => ({
  usdt: truncate(usdt, totalDigits),
  btc: divide(usdt, market.usdt('BTC', now), totalDigits),
  eth: divide(usdt, market.usdt('ETH', now), totalDigits),
  cny: truncate(multiply(usdt, rateOf('CNY')), totalDigits),
});

function mockBalance({ mockLedger }: World, owner: number, coinName: MockCoin) {
  const { available, frozen } = mockLedger.balance(contractAccount(owner), mockCoin[coinName]);
  return { coinId: mockCoin[coinName], coinName, balance: add(available, frozen) };
}
