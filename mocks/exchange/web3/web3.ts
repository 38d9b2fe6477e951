import { compare, multiply, truncate, type Decimal } from '@/contract/decimal';
import { listStatus, valueOf, type Web3ChainListEntry, type Web3WalletInfo } from '@/contract/web3';
import { web3Wallets } from '@fixtures/web3';
import type { Web3Context } from './context';
import { assetKey, assetBySymbol, chainOf, nativeOf, priceOf, type Asset } from './catalogue';
import type { Web3Event } from './events';
import { createPayments, type Payments } from './payments';
import { createQrLogins, walletInfoOf, type QrLogins } from './qrLogin';
import type { Web3Account } from './records';
import { createWallets, type Wallets } from './wallets';

export interface Web3 {
  readonly qr: QrLogins;
  readonly wallets: Wallets;
  readonly payments: Payments;
  /** Creates the accounts of the fixtures with their holdings. */
  seed(): void;
  /** Opens the account of a wallet that confirmed a login, and records the login. */
  connect(info: Web3WalletInfo): Web3Account;
  recordLogin(account: Web3Account, from: Pick<Web3WalletInfo, 'device' | 'ip'>): void;
  /** Whether account data is ready; if not, counts down the remaining refusals. */
  isReady(account: Web3Account): boolean;
  /** The chains of an account's list with the balances of their native coins; includes hidden ones on request. */
  chainList(account: Web3Account | null, withHidden?: boolean): Web3ChainListEntry[];
  /** The tokens and native coins of an account's list. */
  tokenList(account: Web3Account | null, withHidden?: boolean): Web3ChainListEntry[];
  /** The account's holdings, most valuable first; on all chains or only some. */
  holdings(account: Web3Account, filter: { chains?: readonly string[] | undefined; withoutRisk?: boolean }): Web3ChainListEntry[];
  run(event: Web3Event, at: number): void;
}

/** The web3 wallet: login by QR code, accounts, chains and tokens, balances and transactions. */
export function createWeb3(context: Web3Context): Web3 {
  const { db, market, now, nextId, persistOnFailure } = context;
  const qr = createQrLogins(context);
  const wallets = createWallets(context);
  const payments = createPayments(context, wallets);

  const entry = (account: Web3Account | null, asset: Asset, balances: ReadonlyMap<string, Decimal>): Web3ChainListEntry => {
    const key = assetKey(asset.chainIndex, asset.tokenAddress);
    const balance = balances.get(key) ?? '0';
    return {
      address: account === null ? '' : wallets.address(account.accountId, asset.chainIndex),
      balance,
      chainIndex: asset.chainIndex,
      isMultiChainNetwork: asset.chains.length > 1,
      isRiskToken: asset.isRisk,
      logo: '',
      rawBalance: inSmallestUnit(balance, asset.decimals),
      symbol: asset.symbol,
      tokenAddress: asset.tokenAddress,
      tokenPrice: priceOf(asset, market, now()),
      tokenType: asset.price === null ? 'own' : asset.tokenAddress === '' ? 'native' : 'token',
      chainList: [...asset.chains],
      name: asset.name,
      decimals: asset.decimals,
      status: wallets.status(account, key),
    };
  };
  const listEntries = (account: Web3Account | null, assets: readonly Asset[], withHidden: boolean): Web3ChainListEntry[] => {
    const balances = account === null ? noBalances : payments.balances(account.accountId);
    const all = assets.map((asset) => entry(account, asset, balances));
    return withHidden ? all : all.filter(({ status }) => status === listStatus.shown);
  };
  const recordLogin: Web3['recordLogin'] = (account, { device, ip }) =>
    void db.web3LoginLog.insert({ ...walletInfoOf(account), device, ip, id: nextId(), loginTime: now() });

  return {
    qr,
    wallets,
    payments,
    seed: () => {
      for (const { holdings, payment, ...info } of web3Wallets) {
        const account = wallets.open(info, payment);
        for (const { chainIndex, symbol, amount } of holdings)
          payments.make(account, { asset: assetBySymbol(chainIndex, symbol), amount, direction: 'in' }, true);
        payments.begin(account);
      }
    },
    connect: (info) => {
      const account = wallets.open(info);
      recordLogin(account, info);
      return account;
    },
    recordLogin,
    isReady: ({ accountId, notReadyCalls }) => {
      if (notReadyCalls > 0) persistOnFailure(() => void wallets.change(accountId, { notReadyCalls: notReadyCalls - 1 }));
      return notReadyCalls === 0;
    },
    chainList: (account, withHidden = false) => listEntries(account, wallets.chains(account).map(nativeOf), withHidden),
    tokenList: (account, withHidden = false) => listEntries(account, wallets.assets(account), withHidden),
    holdings: (account, { chains, withoutRisk = false }) => {
      const balances = payments.balances(account.accountId);
      return [...balances]
        .filter(([, balance]) => compare(balance, '0') > 0)
        .flatMap(([key]) => {
          const [chainIndex = '', tokenAddress = ''] = key.split(':');
          const asset = wallets.asset(account, chainIndex, tokenAddress);
          const isRequested = chains === undefined || chains.includes(chainIndex);
          return asset && isRequested && !(withoutRisk && asset.isRisk) ? [entry(account, asset, balances)] : [];
        })
        .map((each) => ({ each, value: valueOf(each) }))
        .toSorted((one, other) => compare(other.value, one.value))
        .map(({ each }) => each);
    },
    run: (event, at) => {
      if (event.kind === 'pays' || event.kind === 'confirmed') payments.run(event, at);
      else qr.run(event);
    },
  };
}

const noBalances: ReadonlyMap<string, Decimal> = new Map();

/** An amount as a whole number of its smallest unit. */
const inSmallestUnit = (amount: Decimal, decimals: number): string => truncate(multiply(amount, `1${'0'.repeat(decimals)}`), 0);

/** The name of a chain; its index if unknown. */
export const chainName = (account: Web3Account | null, wallets: Wallets, chainIndex: string): string =>
  chainOf(chainIndex)?.name ?? wallets.chains(account).find((chain) => chain.chainIndex === chainIndex)?.name ?? chainIndex;
