import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  AccountDataRequest,
  AccountRequest,
  AddressBalancesRequest,
  MarketAccountAsset,
  PriceRequest,
  TokenPrice,
  WalletBalances,
  WalletBalancesRequest,
  Web3AccountDetail,
} from '../schema/assets';
import {
  AddressTransactionsRequest,
  TransactionRequest,
  TransactionsRequest,
  Web3TransactionDetail,
  Web3TransactionList,
} from '../schema/transactions';

const onlyPath = 'only the path is shown, no field';

export const accountData = endpoint('web3.accountData', {
  method: 'POST',
  path: '/hk-web/web3/wallet/account/data/list',
  access: 'web3',
  changesState: false,
  body: AccountDataRequest,
  data: z.array(MarketAccountAsset),
  codes: [code.web3Busy, code.notFound],
  assumed: 'read as the account-data endpoint of the web3 header, whose path and method are not shown',
});

export const tokenCurrentPrice = endpoint('web3.tokenCurrentPrice', {
  method: 'POST',
  path: '/web3/wallet/token/current-price',
  access: 'public',
  changesState: false,
  body: PriceRequest,
  data: z.array(TokenPrice),
  codes: [code.notFound],
  assumed: onlyPath,
});

export const balancesByAddress = endpoint('web3.balancesByAddress', {
  method: 'POST',
  path: '/web3/wallet/asset/all-token-balances-by-address',
  access: 'web3',
  changesState: false,
  body: AddressBalancesRequest,
  data: z.array(MarketAccountAsset),
  assumed: `${onlyPath}; it returns the same data as the account data call`,
});

export const walletBalances = endpoint('web3.walletBalances', {
  method: 'POST',
  path: '/web3/wallet/asset/wallet-all-token-balances',
  access: 'web3',
  changesState: false,
  body: WalletBalancesRequest,
  data: WalletBalances,
  codes: [code.notFound],
  assumed: `${onlyPath}; read as what fills walletAllBalances of the wallet store`,
});

export const transactionsByAddress = endpoint('web3.transactionsByAddress', {
  method: 'POST',
  path: '/web3/wallet/post-transaction/transactions-by-address',
  access: 'web3',
  changesState: false,
  body: AddressTransactionsRequest,
  data: Web3TransactionList,
  assumed: onlyPath,
});

export const transactions = endpoint('web3.transactions', {
  method: 'POST',
  path: '/web3/wallet/post-transaction/transactions',
  access: 'web3',
  changesState: false,
  body: TransactionsRequest,
  data: Web3TransactionList,
  codes: [code.notFound],
  assumed: `${onlyPath}; read as the transactions of an account on all its chains`,
});

export const transactionDetail = endpoint('web3.transactionDetail', {
  method: 'POST',
  path: '/web3/wallet/post-transaction/transaction-detail-by-txhash',
  access: 'web3',
  changesState: false,
  body: TransactionRequest,
  data: Web3TransactionDetail,
  codes: [code.notFound],
  assumed: onlyPath,
});

export const accountDetail = endpoint('web3.accountDetail', {
  method: 'POST',
  path: '/web3/wallet/account/account-detail',
  access: 'web3',
  changesState: false,
  body: AccountRequest,
  data: Web3AccountDetail,
  codes: [code.notFound],
  assumed: onlyPath,
});
