export * as web3 from './endpoints';
export type { CustomChainRequest, CustomTokenRequest, ConfirmQrRequest, TokenFilter, Web3ChainListEntry, Web3WalletInfo } from './schema';
export { balanceFilter, listStatus, transactionState } from './constants';
