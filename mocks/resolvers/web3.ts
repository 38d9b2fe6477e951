import { balanceFilter, initialConfig, totalValue, web3, type Web3ChainListEntry } from '@/contract/web3';
import { multiply, truncate } from '@/contract/decimal';
import { invalidField, BusinessError } from '../businessError';
import { chainOf, priceOf } from '../exchange/web3/catalogue';
import { isAddress } from '../exchange/web3/addresses';
import { walletInfoOf } from '../exchange/web3/qrLogin';
import type { Web3Account } from '../exchange/web3/records';
import { chainName } from '../exchange/web3/web3';
import type { World } from '../world';
import { implement, type Connection } from './implement';
import { dexTokens, pageOf, searchTokens } from './web3Lists';

interface Web3Caller {
  readonly connection: Pick<Connection, 'key'>;
  readonly world: World;
}

export const web3Calls = implement(web3, {
  generateQrcode: ({ world }) => {
    const { token, expiresTime } = world.web3.qr.generate();
    return { qrCodeToken: token, loginResult: null, expiresTime };
  },
  scanLogin: ({ query: { qrCodeToken }, connection, world, fail }) => {
    const redeemed = world.web3.qr.redeem(qrCodeToken);
    if (redeemed.state !== 'confirmed') {
      return fail(pendingQrCodes[redeemed.state]);
    }
    const account = world.web3.connect(redeemed.wallet);
    connection.connectWallet(account.accountId);
    return { qrCodeToken, loginResult: walletInfoOf(account), expiresTime: redeemed.login.expiresTime };
  },
  confirmQrcode: ({ body: { qrCodeToken, ...wallet }, world, fail }) =>
    world.web3.qr.confirm(qrCodeToken, wallet) ? null : fail('qrExpired'),
  disconnect: ({ connection }) => {
    connection.disconnectWallet();
    return null;
  },
  determine: ({ query: { address }, connection, world }) => ({
    address,
    chainIndexes: world.web3.wallets
      .chains(connectedWallet({ connection, world }))
      .filter(({ family }) => isAddress(family, address))
      .map(({ chainIndex }) => chainIndex),
  }),
  getConfig: ({ connection, world }) => connectedWallet({ connection, world })?.config ?? initialConfig,
  updateConfig: ({ body, connection, world }) => {
    const account = requireWallet({ connection, world });
    const { accountId, config } = account;
    const { assetChainIndex = '' } = body;
    if (assetChainIndex !== '' && world.web3.wallets.chains(account).every(({ chainIndex }) => chainIndex !== assetChainIndex))
      throw invalidField('body.assetChainIndex', 'is not a chain of the wallet');
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return world.web3.wallets.change(accountId, { config: { ...config, ...given } }).config;
  },
  saveLoginLog: ({ body, connection, world }) => {
    world.web3.recordLogin(requireWallet({ connection, world }), body);
    return null;
  },
  saveUserWallet: ({ body, connection, world }) => {
    const account = requireWallet({ connection, world });
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return walletInfoOf(world.web3.wallets.change(account.accountId, given));
  },
  userDataPage: ({ query: { pageNum, pageSize }, connection, world }) => {
    const { list, total } = world.db.web3LoginLog.find({
      where: { accountId: requireWallet({ connection, world }).accountId },
      sort: [['id', 'desc']],
      page: { num: pageNum, size: pageSize },
    });
    return { list: [...list], totalCount: total };
  },

  chainAll: (by) => by.world.web3.chainList(connectedWallet(by)),
  chainPage: ({ query, ...by }) => pageOf(searchTokens(by.world.web3.chainList(connectedWallet(by), true), query.keyword), query),
  tokenAll: (by) => by.world.web3.tokenList(connectedWallet(by)),
  tokenPage: ({ query, ...by }) => {
    const all = by.world.web3.tokenList(connectedWallet(by), true);
    const onChain = all.filter(({ chainIndex }) => query.chainIndex === undefined || chainIndex === query.chainIndex);
    return pageOf(searchTokens(onChain, query.keyword), query);
  },
  dexTokenPage: ({ query, world }) => dexTokens(world, query),
  changeStatusChain: ({ body: { chainIndex, status }, ...by }) => {
    const account = requireWallet(by);
    if (!by.world.web3.wallets.chains(account).some((chain) => chain.chainIndex === chainIndex)) return by.fail('notFound');
    by.world.web3.wallets.setStatus(account, `${chainIndex}:`, status);
    return null;
  },
  changeStatusToken: ({ body: { chainIndex, tokenAddress, status }, ...by }) => {
    const account = requireWallet(by);
    if (!by.world.web3.wallets.asset(account, chainIndex, tokenAddress)) return by.fail('notFound');
    by.world.web3.wallets.setStatus(account, `${chainIndex}:${tokenAddress.toLowerCase()}`, status);
    return null;
  },
  removeChain: ({ body, ...by }) => (by.world.web3.wallets.removeChain(requireWallet(by), body.chainIndex) ? null : by.fail('notFound')),
  removeToken: ({ body, ...by }) =>
    by.world.web3.wallets.removeToken(requireWallet(by), body.chainIndex, body.tokenAddress) ? null : by.fail('notFound'),
  saveChain: ({ body, ...by }) => (by.world.web3.wallets.addChain(requireWallet(by), body) === null ? null : by.fail('web3Listed')),
  saveToken: ({ body, ...by }) => {
    const account = requireWallet(by);
    const family = chainOf(body.chainIndex)?.family ?? 'evm';
    if (!isAddress(family, body.tokenAddress)) throw invalidField('body.tokenAddress', 'is not an address of this chain');
    const fault = by.world.web3.wallets.addToken(account, body);
    if (fault === 'unknownChain') return by.fail('notFound');
    return fault === null ? null : by.fail('web3Listed');
  },

  accountData: ({ body: { accountId, filter }, ...by }) => {
    const account = requireOwnAccount(by, accountId);
    if (!by.world.web3.isReady(account)) return by.fail('web3Busy');
    return [{ tokenAssets: by.world.web3.holdings(account, { withoutRisk: filter === balanceFilter.withoutRisk }) }];
  },
  tokenCurrentPrice: ({ body: { tokens }, ...by }) =>
    tokens.map(({ chainIndex, tokenAddress }) => {
      const asset = by.world.web3.wallets.asset(connectedWallet(by), chainIndex, tokenAddress);
      if (!asset) return by.fail('notFound', { plain: `there is no token ${tokenAddress} on chain ${chainIndex}` });
      return { chainIndex, tokenAddress, price: priceOf(asset, by.world.market, by.world.now), time: by.world.now };
    }),
  balancesByAddress: ({ body: { address, chains, filter }, world }) => {
    const account = world.web3.wallets.byAddress(address);
    const withoutRisk = filter === balanceFilter.withoutRisk;
    const held = account === null ? [] : world.web3.holdings(account, { chains, withoutRisk });
    return [{ tokenAssets: held.filter((entry) => entry.address.toLowerCase() === address.toLowerCase()) }];
  },
  walletBalances: ({ body: { accountId, chains }, ...by }) => {
    const walletAllBalances: Web3ChainListEntry[] = by.world.web3.holdings(requireOwnAccount(by, accountId), { chains });
    return { accountAddress: addressesOf(by.world, accountId), totalBalance: totalValue(walletAllBalances), walletAllBalances };
  },
  accountDetail: ({ body: { accountId }, ...by }) => {
    const account = requireOwnAccount(by, accountId);
    return { ...walletInfoOf(account), accountAddress: addressesOf(by.world, accountId), openedTime: account.openedTime };
  },
  transactions: ({ body, ...by }) => {
    const { accountId } = requireOwnAccount(by, body.accountId);
    return transactionPage(by.world, { accountId, chainIndex: body.chains }, body);
  },
  transactionsByAddress: ({ body, world }) => {
    const account = world.web3.wallets.byAddress(body.address);
    if (account === null) return { list: [], totalCount: 0 };
    const known = world.web3.wallets.chains(account).map(({ chainIndex }) => chainIndex);
    const chainIndex = known.filter(
      (index) =>
        world.web3.wallets.address(account.accountId, index).toLowerCase() === body.address.toLowerCase() &&
        (body.chains?.includes(index) ?? true),
    );
    return transactionPage(world, { accountId: account.accountId, chainIndex, tokenAddress: body.tokenAddress }, body);
  },
  transactionDetail: ({ body: { chainIndex, txHash }, ...by }) => {
    const account = requireWallet(by);
    const found = by.world.db.web3Transactions.find({ where: { txHash, chainIndex } }).list[0];
    if (!found) return by.fail('notFound');
    const { key: _key, accountId: _accountId, ...transaction } = found;
    const asset = by.world.web3.wallets.asset(account, chainIndex, transaction.tokenAddress);
    const price = asset ? priceOf(asset, by.world.market, transaction.time) : '0';
    return {
      ...transaction,
      chainName: chainName(account, by.world.web3.wallets, chainIndex),
      confirmations: by.world.web3.payments.confirmations(found, by.world.now),
      neededConfirmations: chainOf(chainIndex)?.confirmations ?? 0,
      value: truncate(multiply(transaction.amount, price), 2),
    };
  },
});

/** The codes of a QR status check while no wallet can be logged in. */
const pendingQrCodes = {
  waiting: 'qrWaiting',
  scanned: 'qrScanned',
  expired: 'qrExpired',
} as const;

/** The connected wallet, or null. */
function connectedWallet({ connection, world }: Web3Caller): Web3Account | null {
  const accountId = world.sessions.walletAccount(connection.key);
  return accountId === null ? null : world.web3.wallets.account(accountId);
}

/** The connected wallet. Throws `BusinessError` if there is none. */
const requireWallet = (by: Web3Caller): Web3Account => connectedWallet(by) ?? refuse();
const refuse = (): never => {
  throw new BusinessError('loginRequired');
};

/** The connected account. Throws `BusinessError` if another one was requested. */
function requireOwnAccount(by: Web3Caller, accountId: string): Web3Account {
  const account = requireWallet(by);
  if (account.accountId !== accountId) throw new BusinessError('notFound');
  return account;
}

const addressesOf = ({ web3: { wallets } }: World, accountId: string) =>
  wallets.chains(wallets.account(accountId)).map(({ chainIndex }) => ({ chainIndex, address: wallets.address(accountId, chainIndex) }));

interface TransactionQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly begin?: number | undefined;
  readonly end?: number | undefined;
}

function transactionPage(
  world: World,
  where: { accountId: string; chainIndex: readonly string[] | undefined; tokenAddress?: string | undefined },
  { pageNum, pageSize, begin, end }: TransactionQuery,
) {
  const { list, total } = world.db.web3Transactions.find({
    where: { ...where, time: begin === undefined && end === undefined ? undefined : { from: begin, to: end } },
    sort: [
      ['time', 'desc'],
      ['key', 'asc'],
    ],
    page: { num: pageNum, size: pageSize },
  });
  return { list: list.map(({ key: _key, accountId: _accountId, ...transaction }) => transaction), totalCount: total };
}
