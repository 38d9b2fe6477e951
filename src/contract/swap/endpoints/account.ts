import * as z from 'zod/mini';
import { endpoint, listOf } from '../../endpoint';
import {
  AssetsQuery,
  BillFilter,
  ContractAssets,
  ContractAssetsSummary,
  ContractBillList,
  FundingFilter,
  FundingRecord,
  TradingFundDetails,
  TradingFundQuery,
} from '../schema/account';
import { BizPath } from '../schema/orders';
import { bizTypes } from '../constants';

export const assetsSummary = endpoint('swap.assetsSummary', {
  method: 'GET',
  path: '/hk-web/swap/v2/perpetual/account/assets-summary',
  access: 'user',
  data: ContractAssetsSummary,
  assumed: 'only the path is shown, no field',
});

export const accountAssets = endpoint('swap.accountAssets', {
  method: 'GET',
  path: '/hk-web/swap/v1/:contractType/account/assets/v1/condition',
  access: 'user',
  params: z.object({ contractType: z.enum(bizTypes) }),
  query: AssetsQuery,
  data: z.array(ContractAssets),
  assumed: 'only the path is shown; contractType is read as one of the values of bizType, and no field is shown',
});

export const bills = endpoint('swap.bills', {
  method: 'GET',
  path: '/hk-web/swap/v2/perpetual/bills',
  access: 'user',
  query: BillFilter,
  data: ContractBillList,
  assumed: 'only the path is shown, no parameter or field',
});

export const fundingRecords = endpoint('swap.fundingRecords', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/bills/funding-records',
  access: 'user',
  params: BizPath,
  query: FundingFilter,
  data: listOf(FundingRecord),
  assumed: 'no call of the specification lists funding payments; named like the deal records',
});

export const tradingFundUsage = endpoint('swap.tradingFundUsage', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/trading-fund/usage-details',
  access: 'user',
  query: TradingFundQuery,
  data: TradingFundDetails,
  assumed: 'only the path is shown, no parameter or field',
});
