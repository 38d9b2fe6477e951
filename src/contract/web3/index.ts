export * as web3 from './endpoints';
export type { Web3ChainListEntry } from './schema/assets';
export type { CustomChainRequest, CustomTokenRequest, TokenFilter } from './schema/lists';
export type { ConfirmQrRequest, Web3WalletInfo } from './schema/login';
export { balanceFilter, listStatus, transactionState } from './constants';
