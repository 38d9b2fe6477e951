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
    const provided = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return world.web3.wallets.change(accountId, { config: { ...config, ...provided } }).config;
  },
  saveLoginLog: ({ body, connection, world }) => {
    world.web3.recordLogin(requireWallet({ connection, world }), body);
    return null;
  },
  saveUserWallet: ({ body, connection, world }) => {
    const account = requireWallet({ connection, world });
    const provided = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return walletInfoOf(world.web3.wallets.change(account.accountId, provided));
  },
  userDataPage: ({ query: { pageNum, pageSize }, connection, world }) => {
    const { list, total } = world.db.web3LoginLog.find({
      where: { accountId: requireWallet({ connection, world }).accountId },
      sort: [['id', 'desc']],
      page: { num: pageNum, size: pageSize },
    });
    return { list: [...list], totalCount: total };
  },

  chainAll: (caller) => caller.world.web3.chainList(connectedWallet(caller)),
  chainPage: ({ query, ...caller }) =>
    pageOf(searchTokens(caller.world.web3.chainList(connectedWallet(caller), true), query.keyword), query),
  tokenAll: (caller) => caller.world.web3.tokenList(connectedWallet(caller)),
  tokenPage: ({ query, ...caller }) => {
    const all = caller.world.web3.tokenList(connectedWallet(caller), true);
    const onChain = all.filter(({ chainIndex }) => query.chainIndex === undefined || chainIndex === query.chainIndex);
    return pageOf(searchTokens(onChain, query.keyword), query);
  },
  dexTokenPage: ({ query, world }) => dexTokens(world, query),
  changeStatusChain: ({ body: { chainIndex, status }, ...caller }) => {
    const account = requireWallet(caller);
    if (!caller.world.web3.wallets.chains(account).some((chain) => chain.chainIndex === chainIndex)) return caller.fail('notFound');
    caller.world.web3.wallets.setStatus(account, `${chainIndex}:`, status);
    return null;
  },
  changeStatusToken: ({ body: { chainIndex, tokenAddress, status }, ...caller }) => {
    const account = requireWallet(caller);
    if (!caller.world.web3.wallets.asset(account, chainIndex, tokenAddress)) return caller.fail('notFound');
    caller.world.web3.wallets.setStatus(account, `${chainIndex}:${tokenAddress.toLowerCase()}`, status);
    return null;
  },
  removeChain: ({ body, ...caller }) =>
    caller.world.web3.wallets.removeChain(requireWallet(caller), body.chainIndex) ? null : caller.fail('notFound'),
  removeToken: ({ body, ...caller }) =>
    caller.world.web3.wallets.removeToken(requireWallet(caller), body.chainIndex, body.tokenAddress) ? null : caller.fail('notFound'),
  saveChain: ({ body, ...caller }) =>
    caller.world.web3.wallets.addChain(requireWallet(caller), body) === null ? null : caller.fail('web3Listed'),
  saveToken: ({ body, ...caller }) => {
    const account = requireWallet(caller);
    const family = chainOf(body.chainIndex)?.family ?? 'evm';
    if (!isAddress(family, body.tokenAddress)) throw invalidField('body.tokenAddress', 'is not an address of this chain');
    const blocker = caller.world.web3.wallets.addToken(account, body);
    if (blocker === 'unknownChain') return caller.fail('notFound');
    return blocker === null ? null : caller.fail('web3Listed');
  },

  accountData: ({ body: { accountId, filter }, ...caller }) => {
    const account = requireOwnAccount(caller, accountId);
    if (!caller.world.web3.isReady(account)) return caller.fail('web3Busy');
    return [{ tokenAssets: caller.world.web3.holdings(account, { withoutRisk: filter === balanceFilter.withoutRisk }) }];
  },
  tokenCurrentPrice: ({ body: { tokens }, ...caller }) =>
    tokens.map(({ chainIndex, tokenAddress }) => {
      const asset = caller.world.web3.wallets.asset(connectedWallet(caller), chainIndex, tokenAddress);
      if (!asset) return caller.fail('notFound', { plain: `there is no token ${tokenAddress} on chain ${chainIndex}` });
      return { chainIndex, tokenAddress, price: priceOf(asset, caller.world.market, caller.world.now), time: caller.world.now };
    }),
  balancesByAddress: ({ body: { address, chains, filter }, world }) => {
    const account = world.web3.wallets.byAddress(address);
    const withoutRisk = filter === balanceFilter.withoutRisk;
    const holdings = account === null ? [] : world.web3.holdings(account, { chains, withoutRisk });
    return [{ tokenAssets: holdings.filter((entry) => entry.address.toLowerCase() === address.toLowerCase()) }];
  },
  walletBalances: ({ body: { accountId, chains }, ...caller }) => {
    const walletAllBalances: Web3ChainListEntry[] = caller.world.web3.holdings(requireOwnAccount(caller, accountId), { chains });
    return { accountAddress: addressesOf(caller.world, accountId), totalBalance: totalValue(walletAllBalances), walletAllBalances };
  },
  accountDetail: ({ body: { accountId }, ...caller }) => {
    const account = requireOwnAccount(caller, accountId);
    return { ...walletInfoOf(account), accountAddress: addressesOf(caller.world, accountId), openedTime: account.openedTime };
  },
  transactions: ({ body, ...caller }) => {
    const { accountId } = requireOwnAccount(caller, body.accountId);
    return transactionPage(caller.world, { accountId, chainIndex: body.chains }, body);
  },
  transactionsByAddress: ({ body, world }) => {
    const account = world.web3.wallets.byAddress(body.address);
    if (account === null) return { list: [], totalCount: 0 };
    const walletChains = world.web3.wallets.chains(account).map(({ chainIndex }) => chainIndex);
    const chainIndex = walletChains.filter(
      (index) =>
        world.web3.wallets.address(account.accountId, index).toLowerCase() === body.address.toLowerCase() &&
        (body.chains?.includes(index) ?? true),
    );
    return transactionPage(world, { accountId: account.accountId, chainIndex, tokenAddress: body.tokenAddress }, body);
  },
  transactionDetail: ({ body: { chainIndex, txHash }, ...caller }) => {
    const account = requireWallet(caller);
    const found = caller.world.db.web3Transactions.find({ where: { txHash, chainIndex } }).list[0];
    if (!found) return caller.fail('notFound');
    const { key: _key, accountId: _accountId, ...transaction } = found;
    const asset = caller.world.web3.wallets.asset(account, chainIndex, transaction.tokenAddress);
    const price = asset ? priceOf(asset, caller.world.market, transaction.time) : '0';
    return {
      ...transaction,
      chainName: chainName(account, caller.world.web3.wallets, chainIndex),
      confirmations: caller.world.web3.payments.confirmations(found, caller.world.now),
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
const requireWallet = (caller: Web3Caller): Web3Account => connectedWallet(caller) ?? refuse();
const refuse = (): never => {
  throw new BusinessError('loginRequired');
};

/** The connected account. Throws `BusinessError` if another one was requested. */
function requireOwnAccount(caller: Web3Caller, accountId: string): Web3Account {
  const account = requireWallet(caller);
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
