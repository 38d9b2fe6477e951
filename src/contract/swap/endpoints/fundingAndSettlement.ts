import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { ContractCodePath, SizeQuery } from '../schema/contracts';
import { FundingRate, Settlement } from '../schema/fundingAndSettlement';

export const fundingRates = endpoint('swap.fundingRates', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/:contractCode/funding-rates',
  access: 'public',
  params: ContractCodePath,
  query: SizeQuery,
  data: z.array(FundingRate),
  codes: [code.notFound],
  assumed: 'no call of the specification returns past funding rates; contract pages show them',
});

export const settlement = endpoint('swap.settlement', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/:contractCode/settlement',
  access: 'public',
  params: ContractCodePath,
  data: Settlement,
  codes: [code.notFound],
  assumed: 'no call of the specification returns the settlement price of a delivery contract; the page of a delivered contract shows it',
});
