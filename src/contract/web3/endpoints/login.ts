import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { AddressChains, AddressQuery, Web3Config, Web3ConfigRequest } from '../schema/lists';
import {
  WalletLoginRequest,
  PageQuery,
  ConfirmQrRequest,
  ScanQuery,
  EditWalletRequest,
  WalletConnect,
  WalletLoginList,
  Web3WalletInfo,
} from '../schema/login';

export const generateQrcode = endpoint('web3.generateQrcode', {
  method: 'GET',
  path: '/hk-web/web3/wallet/generate/qrcode',
  access: 'public',
  changesState: true,
  data: WalletConnect,
  assumed: 'read as the token request of the QR login, whose path is not shown',
});

export const scanLogin = endpoint('web3.scanLogin', {
  method: 'GET',
  path: '/hk-web/web3/wallet/scan/login',
  access: 'public',
  changesState: true,
  query: ScanQuery,
  data: WalletConnect,
  codes: [code.qrWaiting, code.qrScanned, code.qrExpired],
  assumed: 'read as the status check of the QR login, whose path is not shown',
});

export const confirmQrcode = endpoint('web3.confirmQrcode', {
  method: 'POST',
  path: '/hk-web/web3/wallet/confirm/qrcode',
  access: 'public',
  body: ConfirmQrRequest,
  data: z.null(),
  codes: [code.qrExpired],
  assumed: 'the method is not shown; read as the call of the wallet that scanned the QR code',
});

export const disconnect = endpoint('web3.disconnect', {
  method: 'POST',
  path: '/hk-web/web3/wallet/disconnect',
  access: 'web3',
  data: z.null(),
  assumed: 'the whole call is not shown; without it the next visit would find the wallet connected again',
});

export const determine = endpoint('web3.determine', {
  method: 'GET',
  path: '/hk-web/web3/wallet/determine',
  access: 'public',
  query: AddressQuery,
  data: AddressChains,
  assumed: 'method and purpose are not shown; read as detecting the chains of an address',
});

export const getConfig = endpoint('web3.getConfig', {
  method: 'GET',
  path: '/hk-web/web3/wallet/get/config',
  access: 'public',
  data: Web3Config,
  assumed: 'the method and the fields are not shown',
});

export const updateConfig = endpoint('web3.updateConfig', {
  method: 'POST',
  path: '/hk-web/web3/wallet/update/config',
  access: 'web3',
  body: Web3ConfigRequest,
  data: Web3Config,
  assumed: 'the method and the fields are not shown',
});

export const saveLoginLog = endpoint('web3.saveLoginLog', {
  method: 'POST',
  path: '/hk-web/web3/wallet/sava/login/log',
  access: 'web3',
  body: WalletLoginRequest,
  data: z.null(),
  assumed: 'the method and the fields are not shown',
});

export const saveUserWallet = endpoint('web3.saveUserWallet', {
  method: 'POST',
  path: '/hk-web/web3/wallet/sava/user/wallet',
  access: 'web3',
  body: EditWalletRequest,
  data: Web3WalletInfo,
  assumed: 'the method and the fields are not shown',
});

export const userDataPage = endpoint('web3.userDataPage', {
  method: 'GET',
  path: '/hk-web/web3/wallet/user/data/page',
  access: 'web3',
  query: PageQuery,
  data: WalletLoginList,
  assumed: 'the method and the fields are not shown; read as the list of entries saved by the login log',
});
