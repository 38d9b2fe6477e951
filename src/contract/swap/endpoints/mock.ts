import * as z from 'zod/mini';
import { MockAssetsSummary } from '../../account/schema/account';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { MockBalance, MockEquity, MockEquityQuery, MockFunds, MockFundsRequest, MockLeaderboard } from '../schema/mock';

const unlisted = 'simulation calls are missing from the specification; named like those of the contract account';

export const mockAssetsSummary = endpoint('swap.mockAssetsSummary', {
  method: 'GET',
  path: '/hk-web/swap/v2/mock/account/assets-summary',
  access: 'user',
  data: MockAssetsSummary,
  assumed: unlisted,
});

export const mockFundsStatus = endpoint('swap.mockFundsStatus', {
  method: 'GET',
  path: '/hk-web/swap/v1/mock/account/funds',
  access: 'user',
  data: MockFunds,
  assumed: unlisted,
});

export const topUpMock = endpoint('swap.topUpMock', {
  method: 'POST',
  path: '/hk-web/swap/v1/mock/account/top-up',
  access: 'user',
  movesMoney: 'mockFunds',
  body: MockFundsRequest,
  data: MockBalance,
  codes: [code.mockFundsEnough, code.mockClaimLimit],
  assumed: unlisted,
});

export const resetMock = endpoint('swap.resetMock', {
  method: 'POST',
  path: '/hk-web/swap/v1/mock/account/reset',
  access: 'user',
  movesMoney: 'mockFunds',
  data: z.array(MockBalance),
  codes: [code.contractInUse, code.mockClaimLimit],
  assumed: unlisted,
});

export const mockEquity = endpoint('swap.mockEquity', {
  method: 'GET',
  path: '/hk-web/swap/v1/mock/account/equity',
  access: 'user',
  query: MockEquityQuery,
  data: MockEquity,
  assumed: unlisted,
});

export const mockLeaderboard = endpoint('swap.mockLeaderboard', {
  method: 'GET',
  path: '/hk-web/swap/v1/mock/leaderboard',
  access: 'user',
  data: MockLeaderboard,
  assumed: unlisted,
});
