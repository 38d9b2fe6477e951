import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  CoinQuery,
  TransferCoin,
  TransferFilter,
  TransferInfo,
  TransferInfoQuery,
  TransferRequest,
  TransferList,
  TransferPair,
  TransferPrecheck,
  TransferReceipt,
  TransferWallet,
  WalletInfo,
  WalletInfoQuery,
  WalletQuery,
} from '../schema/transfers';

const transferCodes = [
  code.transferAccepted,
  code.transferBlocked,
  code.transferRestricted,
  code.transferRejected,
  code.insufficientBalance,
  code.busy,
] as const;

export const submitTransfer = endpoint('capital.submitTransfer', {
  method: 'POST',
  path: '/hk-web/v2/transfer',
  access: 'user',
  movesMoney: 'transfers',
  body: TransferRequest,
  data: TransferReceipt,
  codes: transferCodes,
  onError: 'manual',
  assumed: 'read as the transfer mutation of the dialog, because its handling of codes is switched off; its response is not shown',
});

export const transferInfo = endpoint('capital.transferInfo', {
  method: 'GET',
  path: '/hk-web/transfer/info',
  access: 'user',
  query: TransferInfoQuery,
  data: TransferInfo,
  assumed: 'only the path is shown, no parameter or field',
});

export const walletInfo = endpoint('capital.walletInfo', {
  method: 'GET',
  path: '/hk-web/wallet/info',
  access: 'user',
  query: WalletInfoQuery,
  data: WalletInfo,
  assumed: 'read as the wallet info of the transfer dialog, whose path is not shown',
});

export const wallets = endpoint('capital.wallets', {
  method: 'GET',
  path: '/hk-web/v1/wallet/transfer/types',
  access: 'user',
  query: WalletQuery,
  data: z.array(TransferWallet),
  assumed: 'read as the wallet types of the transfer dialog, whose path is not shown',
});

export const coins = endpoint('capital.coins', {
  method: 'GET',
  path: '/hk-web/v1/wallet/transfer/coins',
  access: 'user',
  query: CoinQuery,
  data: z.array(TransferCoin),
  assumed: 'the path is not shown; placed beside the wallet types',
});

export const pairs = endpoint('capital.pairs', {
  method: 'GET',
  path: '/hk-web/v1/wallet/transfer/trade-pairs',
  access: 'user',
  data: z.array(TransferPair),
  assumed: 'the path is not shown; placed beside the wallet types',
});

export const transferHistory = endpoint('capital.transferHistory', {
  method: 'GET',
  path: '/hk-web/finance/transfer/history/list',
  access: 'user',
  query: TransferFilter,
  data: TransferList,
  codes: [code.needKyc, code.cannotUseModule],
  assumed: 'only the path is shown, no parameter or field',
});

export const precheckTransfer = endpoint('capital.precheckTransfer', {
  method: 'POST',
  path: '/hk-web/capital/transfer/precheck',
  access: 'user',
  changesState: false,
  body: TransferRequest,
  data: TransferPrecheck,
  codes: transferCodes,
  onError: 'manual',
  signed: true,
  assumed: 'only the path is shown; that it is signed and handles its codes itself is proposed for all ten such calls',
});

export const submitCapitalTransfer = endpoint('capital.submitCapitalTransfer', {
  method: 'POST',
  path: '/hk-web/capital/transfer/submit',
  access: 'user',
  movesMoney: 'transfers',
  body: TransferRequest,
  data: TransferReceipt,
  codes: transferCodes,
  onError: 'manual',
  signed: true,
  assumed: 'only the path is shown; that it is signed and handles its codes itself is proposed for all ten such calls',
});
