import * as z from 'zod/mini';
import { MockAssetsSummary } from '../../account/schema/account';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { MockBalance, MockFundsRequest } from '../schema/account';

const missing = 'simulation calls are missing from the specification; named like those of the contract account';

export const mockAssetsSummary = endpoint('swap.mockAssetsSummary', {
  method: 'GET',
  path: '/hk-web/swap/v2/mock/account/assets-summary',
  access: 'user',
  data: MockAssetsSummary,
  assumed: missing,
});

export const topUpMock = endpoint('swap.topUpMock', {
  method: 'POST',
  path: '/hk-web/swap/v1/mock/account/top-up',
  access: 'user',
  body: MockFundsRequest,
  data: MockBalance,
  codes: [code.mockFundsEnough],
  assumed: missing,
});

export const resetMock = endpoint('swap.resetMock', {
  method: 'POST',
  path: '/hk-web/swap/v1/mock/account/reset',
  access: 'user',
  data: z.array(MockBalance),
  codes: [code.contractInUse],
  assumed: missing,
});
