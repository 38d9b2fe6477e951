import { combine, createStore } from 'effector';
import { or } from 'patronum';
import { web3, type Web3WalletInfo } from '@/contract/web3';
import { $walletAccountId, walletConnected } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Mounted by the wallet header or a wallet page; wallet data is kept up to date meanwhile. */
export const WalletHeaderGate = createGate('WalletHeaderGate');
export const WalletPageGate = createGate('WalletPageGate');
export const $isWalletShown = or(WalletHeaderGate.status, WalletPageGate.status);

/** Another wallet was connected, or the wallet was disconnected. */
export const walletChanged = $walletAccountId.updates;

/** The account id for wallet calls; null while no wallet is connected or shown. */
export const $shownAccountId = combine($isWalletShown, $walletAccountId, (isShown, accountId) => (isShown ? accountId : null));

/** The connected account with its addresses. */
export const account = query({
  endpoint: web3.accountDetail,
  $params: $shownAccountId.map((accountId) => (accountId === null ? null : { body: { accountId } })),
  resetOn: walletChanged,
});

/** The wallet data returned by the QR code login. */
const $loginResult = createStore<Web3WalletInfo | null>(null).on(walletConnected, (_, info) => info);

/** The connected wallet; null if none is connected, and until it is known. */
export const $wallet = combine(account.$latest, $loginResult, $walletAccountId, (detail, login, accountId): Web3WalletInfo | null => {
  const wallet = detail ?? login;
  return wallet !== null && wallet.accountId === accountId ? wallet : null;
});
