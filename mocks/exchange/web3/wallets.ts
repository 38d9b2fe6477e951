import { initialConfig, listStatus, type CustomChainRequest, type CustomTokenRequest, type Web3WalletInfo } from '@/contract/web3';
import { web3Chains, type Web3Chain } from '@fixtures/web3';
import type { Web3Context } from './context';
import { addressFrom, sameAddress } from './addresses';
import { assetAt, assetKey, assets, chainOf, families, nativeOf, type Asset } from './catalogue';
import { walletInfoOf } from './qrLogin';
import type { ListStatus, Web3Account } from './records';

/** Why a chain or token cannot be added: its chain is not in the wallet, or it is already listed. */
export type AddBlocker = 'unknownChain' | 'listed';

export interface Wallets {
  account(accountId: string): Web3Account | null;
  /** The account that a wallet connects with: a known one keeps its names, a new one is created. */
  open(info: Web3WalletInfo, payment?: string): Web3Account;
  change(accountId: string, patch: Partial<Web3Account>): Web3Account;
  address(accountId: string, chainIndex: string): string;
  /** The account with an address; null if unknown. */
  byAddress(address: string): Web3Account | null;
  chains(account: Web3Account | null): Web3Chain[];
  /** Every native coin and token of an account's lists, custom ones first. */
  assets(account: Web3Account | null): Asset[];
  asset(account: Web3Account | null, chainIndex: string, tokenAddress: string): Asset | undefined;
  status(account: Web3Account | null, key: string): ListStatus;
  setStatus(account: Web3Account, key: string, status: ListStatus): void;
  addChain(account: Web3Account, chain: CustomChainRequest): AddBlocker | null;
  addToken(account: Web3Account, token: CustomTokenRequest): AddBlocker | null;
  /** Removes a custom chain; false if there is none. */
  removeChain(account: Web3Account, chainIndex: string): boolean;
  removeToken(account: Web3Account, chainIndex: string, tokenAddress: string): boolean;
}

/** The accounts of web3 wallets, each with its lists of chains and tokens. */
export function createWallets({ db, seed, now }: Web3Context): Wallets {
  const account: Wallets['account'] = (accountId) => db.web3Accounts.get(accountId) ?? null;
  const ownTokens = (accountId: string): Asset[] =>
    db.web3Tokens.find({ where: { accountId } }).list.map((token) => ({
      chainIndex: token.chainIndex,
      tokenAddress: token.tokenAddress,
      symbol: token.symbol,
      name: token.name,
      decimals: token.decimals,
      isRisk: false,
      chains: [token.chainIndex],
      price: null,
    }));
  const chains: Wallets['chains'] = (holder) => [...web3Chains, ...(holder?.customChains ?? []).map(asEvmChain)];
  const asset: Wallets['asset'] = (holder, chainIndex, tokenAddress) => {
    const catalogued = assetAt(chainIndex, tokenAddress);
    if (catalogued !== undefined || holder === null) return catalogued;
    if (tokenAddress === '') {
      const customChain = holder.customChains.find((chain) => chain.chainIndex === chainIndex);
      return customChain && nativeOf(asEvmChain(customChain));
    }
    return ownTokens(holder.accountId).find(
      (token) => assetKey(token.chainIndex, token.tokenAddress) === assetKey(chainIndex, tokenAddress),
    );
  };
  const address: Wallets['address'] = (accountId, chainIndex) => addressFrom(chainOf(chainIndex)?.family ?? 'evm', seed, accountId);

  return {
    account,
    open: (info, payment = '0') => {
      const { device, ip, accountId } = info;
      if (account(accountId)) return db.web3Accounts.update(accountId, { device, ip });
      const openedTime = now();
      return db.web3Accounts.insert({
        ...walletInfoOf(info),
        openedTime,
        config: initialConfig,
        hidden: [],
        customChains: [],
        notReadyCalls: 0,
        payment,
      });
    },
    change: (accountId, patch) => db.web3Accounts.update(accountId, patch),
    address,
    byAddress: (searched) =>
      db.web3Accounts
        .all()
        .find(({ accountId }) => families.some((family) => sameAddress(addressFrom(family, seed, accountId), searched))) ?? null,
    chains,
    assets: (holder) => [
      ...(holder ? [...ownTokens(holder.accountId), ...holder.customChains.map(asEvmChain).map(nativeOf)] : []),
      ...assets(),
    ],
    asset,
    status: (holder, key) => (holder?.hidden.includes(key) ? listStatus.hidden : listStatus.shown),
    setStatus: ({ accountId, hidden }, key, status) => {
      const others = hidden.filter((other) => other !== key);
      db.web3Accounts.update(accountId, { hidden: status === listStatus.hidden ? [...others, key] : others });
    },
    addChain: (holder, chain) => {
      if (chains(holder).some(({ chainIndex }) => chainIndex === chain.chainIndex)) return 'listed';
      db.web3Accounts.update(holder.accountId, { customChains: [...holder.customChains, chain] });
      return null;
    },
    addToken: (holder, token) => {
      if (!chains(holder).some(({ chainIndex }) => chainIndex === token.chainIndex)) return 'unknownChain';
      if (asset(holder, token.chainIndex, token.tokenAddress)) return 'listed';
      const { accountId } = holder;
      db.web3Tokens.insert({ ...token, accountId, key: `${accountId}:${assetKey(token.chainIndex, token.tokenAddress)}` });
      return null;
    },
    removeChain: ({ accountId, customChains, hidden, config }, chainIndex) => {
      const remaining = customChains.filter((chain) => chain.chainIndex !== chainIndex);
      if (remaining.length === customChains.length) return false;
      db.web3Accounts.update(accountId, {
        customChains: remaining,
        // Forgets all settings of the chain, so that adding it again starts with the defaults.
        hidden: hidden.filter((key) => !key.startsWith(`${chainIndex}:`)),
        config: config.assetChainIndex === chainIndex ? { ...config, assetChainIndex: '' } : config,
      });
      for (const token of db.web3Tokens.find({ where: { accountId, chainIndex } }).list) db.web3Tokens.remove(token.key);
      return true;
    },
    removeToken: ({ accountId, hidden }, chainIndex, tokenAddress) => {
      const key = assetKey(chainIndex, tokenAddress);
      const isRemoved = db.web3Tokens.remove(`${accountId}:${key}`);
      if (isRemoved && hidden.includes(key)) db.web3Accounts.update(accountId, { hidden: hidden.filter((other) => other !== key) });
      return isRemoved;
    },
  };
}

/** A custom chain: its coin has no price, and its block data is assumed. */
const asEvmChain = ({ chainIndex, name, symbol }: CustomChainRequest): Web3Chain => ({
  chainIndex,
  name,
  family: 'evm',
  symbol,
  decimals: 18,
  price: { coin: 'USDT', times: '0' },
  fee: '0',
  blockMs: 12_000,
  confirmations: 12,
});
