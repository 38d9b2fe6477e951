import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  SelectAddressRequest,
  CoinNetwork,
  DepositAccount,
  DepositAccountQuery,
  DepositAccountRequest,
  DepositAddress,
  DepositAddressListRequest,
  DepositAddressRequest,
  NetworkQuery,
  CreateDepositAddressRequest,
  UserCoin,
} from '../schema/deposits';
import { DepositFilter, DepositList, FundsRecordFilter, FundsRecordList } from '../schema/records';
import { RemarkRequest } from '../schema/addresses';

const signedCallAssumed = 'only the path is shown; that it is signed and handles its codes itself is proposed for all ten such calls';

export const networks = endpoint('capital.networks', {
  method: 'GET',
  path: '/hk-web/capital/universal_address/networks',
  access: 'user',
  query: NetworkQuery,
  data: z.array(CoinNetwork),
  assumed: `${pathOnly}; read as the networks of one coin or of all`,
});

export const ownCoins = endpoint('capital.ownCoins', {
  method: 'GET',
  path: '/hk-web/finance/own/cointype/list',
  access: 'user',
  data: z.array(UserCoin),
  assumed: `${pathOnly}; read as the coins that the user holds or has records of`,
});

export const coinAddress = endpoint('capital.coinAddress', {
  method: 'POST',
  path: '/hk-web/recharge/coin_address',
  access: 'user',
  body: DepositAddressRequest,
  data: DepositAddress,
  codes: [code.depositClosed, code.needKyc, code.accountFrozen],
  onError: 'manual',
  signed: true,
  assumed: `${signedCallAssumed}; it returns the chosen address and creates the first one for verified users`,
});

export const createDepositAddress = endpoint('capital.createDepositAddress', {
  method: 'POST',
  path: '/hk-web/recharge/address/create',
  access: 'user',
  body: CreateDepositAddressRequest,
  data: DepositAddress,
  codes: [code.tooManyAddresses],
  onError: 'manual',
  signed: true,
  assumed: signedCallAssumed,
});

export const depositAddresses = endpoint('capital.depositAddresses', {
  method: 'POST',
  path: '/hk-web/recharge/address/list',
  access: 'user',
  changesState: false,
  body: DepositAddressListRequest,
  data: z.array(DepositAddress),
  onError: 'manual',
  signed: true,
  assumed: signedCallAssumed,
});

export const remarkDepositAddress = endpoint('capital.remarkDepositAddress', {
  method: 'POST',
  path: '/hk-web/recharge/address/remark',
  access: 'user',
  body: RemarkRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: pathOnly,
});

export const selectDepositAddress = endpoint('capital.selectDepositAddress', {
  method: 'POST',
  path: '/hk-web/recharge/address/selected',
  access: 'user',
  body: SelectAddressRequest,
  data: z.null(),
  codes: [code.notFound],
  assumed: pathOnly,
});

const depositAccountUnlisted = 'no call of the specification chooses the account of a deposit; placed beside the other deposit calls';

export const depositAccount = endpoint('capital.depositAccount', {
  method: 'GET',
  path: '/hk-web/recharge/account',
  access: 'user',
  query: DepositAccountQuery,
  data: DepositAccount,
  assumed: depositAccountUnlisted,
});

export const selectDepositAccount = endpoint('capital.selectDepositAccount', {
  method: 'POST',
  path: '/hk-web/recharge/account/selected',
  access: 'user',
  body: DepositAccountRequest,
  data: DepositAccount,
  assumed: depositAccountUnlisted,
});

export const depositRecords = endpoint('capital.depositRecords', {
  method: 'GET',
  path: '/hk-web/finance/recharge/log/list',
  access: 'user',
  query: DepositFilter,
  data: DepositList,
  assumed: pathOnly,
});

export const fundsRecords = endpoint('capital.fundsRecords', {
  method: 'GET',
  path: '/hk-web/finance/recharge_withdraw/list',
  access: 'user',
  query: FundsRecordFilter,
  data: FundsRecordList,
  assumed: pathOnly,
});
