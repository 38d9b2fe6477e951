export * as web3 from './endpoints';
export type { ChainAddress, Web3ChainListEntry } from './schema/assets';
export type { CustomChainRequest, CustomTokenRequest, DexToken, TokenFilter, Web3Config } from './schema/lists';
export type { ConfirmQrRequest, Web3WalletInfo } from './schema/login';
export { totalValue, valueOf } from './rules';
export { balanceFilter, initialConfig, listStatus, smallBalanceThreshold, transactionState } from './constants';
