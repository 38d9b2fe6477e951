import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { add, compare, multiply, truncate } from '@/contract/decimal';
import { user } from '@/contract/user';
import { balanceFilter, listStatus, transactionState, web3 } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import { openFlow } from './flow';

const secondMs = 1000;
const { accountId } = phoneWallet;
const chain = { chainIndex: '7777', name: 'Homenet', symbol: 'HOME', rpcUrl: 'https://rpc.example', explorerUrl: 'https://scan.example' };
const token = { chainIndex: '1', tokenAddress: `0x${'5eed'.repeat(10)}`, symbol: 'COSY', name: 'Cosy', decimals: 4 };

const totalOf = (assets: readonly { balance: string; tokenPrice: string }[]) =>
  truncate(add(...assets.map(({ balance, tokenPrice }) => multiply(balance, tokenPrice))), 2);

test('[R-CALL-06] a visitor requests a QR code, the phone scans and confirms it, and the wallet is connected', async () => {
  const { ask, refused, later, now } = openFlow({ persona: 'visitor' });
  expect(await refused(web3.accountData, { body: { accountId } })).toMatchObject({ code: code.loginRequired.code });
  const { qrCodeToken, loginResult, expiresTime } = await ask(web3.generateQrcode, {});
  expect([loginResult, expiresTime]).toEqual([null, now() + 120 * secondMs]);
  later(2 * secondMs);
  expect(await refused(web3.scanLogin, { query: { qrCodeToken } })).toMatchObject({ kind: 'business', code: code.qrWaiting.code });
  later(5 * secondMs);
  expect(await refused(web3.scanLogin, { query: { qrCodeToken } })).toMatchObject({ code: code.qrScanned.code });
  expect((await ask(user.bizStatus, {})).walletAccountId).toBeNull();
  later(25 * secondMs);
  const login = await ask(web3.scanLogin, { query: { qrCodeToken } });
  expect(login.loginResult).toMatchObject({ accountId, accountName: 'Wallet 01', walletName: 'Everyday', colorId: 3 });
  expect(await ask(user.bizStatus, {})).toEqual({ login: null, walletAccountId: accountId });
  expect(await refused(web3.scanLogin, { query: { qrCodeToken } })).toMatchObject({ code: code.qrExpired.code });

  const [first] = await ask(web3.accountData, { body: { accountId } });
  const assets = first?.tokenAssets ?? [];
  const balances = await ask(web3.walletBalances, { body: { accountId } });
  expect(balances.totalBalance).toBe(totalOf(assets));
  expect(compare(balances.totalBalance, '1000')).toBe(1);
  expect((await ask(web3.userDataPage, { query: {} })).list[0]).toMatchObject({ device: 'Pixel 9', loginTime: now() });
});

test('an unconfirmed QR code expires on time, and a new one works', async () => {
  const { ask, refused, later } = openFlow({ scenario: 'web3-qr-scanned', persona: 'visitor' });
  const { qrCodeToken } = await ask(web3.generateQrcode, {});
  later(120 * secondMs - 1);
  expect(await refused(web3.scanLogin, { query: { qrCodeToken } })).toMatchObject({ code: code.qrScanned.code });
  later(1);
  expect(await refused(web3.scanLogin, { query: { qrCodeToken } })).toMatchObject({ kind: 'business', code: 10029 });
  expect(await refused(web3.confirmQrcode, { body: { qrCodeToken } })).toMatchObject({ code: 10029 });
  const newCode = await ask(web3.generateQrcode, {});
  expect(newCode.qrCodeToken).not.toBe(qrCodeToken);
  await ask(web3.confirmQrcode, { body: { qrCodeToken: newCode.qrCodeToken, accountId: 'acc-mine', accountName: 'Mine', colorId: 9 } });
  const { loginResult } = await ask(web3.scanLogin, { query: { qrCodeToken: newCode.qrCodeToken } });
  expect(loginResult).toMatchObject({ accountId: 'acc-mine', accountName: 'Mine', colorId: 9 });
  expect(await ask(web3.walletBalances, { body: { accountId: 'acc-mine' } })).toMatchObject({ totalBalance: '0', walletAllBalances: [] });
  expect(await refused(web3.walletBalances, { body: { accountId } })).toMatchObject({ code: code.notFound.code });
});

test.each([0, 2 * secondMs])('[R-CALL-07] account data are returned after eight refusals, with retries every %i ms', async (pause) => {
  const { ask, refused, later } = openFlow({ scenario: 'web3-busy', persona: 'web3Wallet' });
  for (let tries = 1; tries <= 8; tries += 1) {
    expect(await refused(web3.accountData, { body: { accountId } })).toMatchObject({ kind: 'business', code: 50011 });
    later(pause);
  }
  // Other calls do not count as retries.
  expect((await ask(web3.accountDetail, { body: { accountId } })).accountName).toBe('Wallet 01');
  expect(await ask(web3.accountData, { body: { accountId } })).toHaveLength(1);
});

test('account data may be refused for ever while other calls respond', async () => {
  const { ask, refused, later } = openFlow({ scenario: 'web3-busy-forever', persona: 'web3Wallet' });
  later(6 * 3_600_000);
  expect(await refused(web3.accountData, { body: { accountId } })).toMatchObject({ code: 50011 });
  expect((await ask(web3.accountDetail, { body: { accountId } })).accountName).toBe('Wallet 01');
});

test('chains and tokens are added, hidden, found and removed', async () => {
  const { ask, refused } = openFlow({ persona: 'web3Wallet' });
  const chains = async () => (await ask(web3.chainAll, {})).map(({ chainIndex }) => chainIndex);
  const before = await chains();
  expect(before).toHaveLength(12);
  await ask(web3.saveChain, { body: chain });
  expect(await refused(web3.saveChain, { body: chain })).toMatchObject({ code: code.web3Listed.code });
  expect(await chains()).toEqual([...before, '7777']);
  await ask(web3.changeStatusChain, { body: { chainIndex: '195', status: listStatus.hidden } });
  expect(await chains()).not.toContain('195');
  const managed = await ask(web3.chainPage, { query: { keyword: 'tron' } });
  expect(managed).toMatchObject({ totalCount: 1, list: [{ chainIndex: '195', status: listStatus.hidden }] });
  await ask(web3.changeStatusChain, { body: { chainIndex: '195', status: listStatus.shown } });
  await ask(web3.removeChain, { body: { chainIndex: '7777' } });
  expect(await chains()).toEqual(before);
  expect(await refused(web3.removeChain, { body: { chainIndex: '1' } })).toMatchObject({ code: code.notFound.code });

  expect(await refused(web3.saveToken, { body: { ...token, tokenAddress: 'not an address' } })).toMatchObject({ code: 400 });
  expect(await refused(web3.saveToken, { body: { ...token, chainIndex: '31337' } })).toMatchObject({ code: code.notFound.code });
  await ask(web3.saveToken, { body: token });
  const found = await ask(web3.tokenPage, { query: { keyword: 'cosy' } });
  expect(found).toMatchObject({ totalCount: 1, list: [{ symbol: 'COSY', tokenType: 'own', tokenPrice: '0', balance: '0' }] });
  await ask(web3.removeToken, { body: { chainIndex: '1', tokenAddress: token.tokenAddress } });
  expect((await ask(web3.tokenPage, { query: { keyword: 'cosy' } })).totalCount).toBe(0);
});

test('pages of a huge list follow each other without gaps', async () => {
  const { ask } = openFlow({ scenario: 'web3-huge-list', persona: 'web3Wallet' });
  const page = (pageNum: number) => ask(web3.tokenPage, { query: { chainIndex: '56', pageNum, pageSize: 500 } });
  const lists = await Promise.all([1, 2, 3, 4, 5].map(page));
  const totalCount = lists[0]?.totalCount ?? 0;
  expect(lists.map(({ list, totalCount: total }) => [list.length, total])).toEqual(
    [500, 500, 500, totalCount - 1500, 0].map((length) => [length, totalCount]),
  );
  const tokens = lists.flatMap(({ list }) => list);
  expect(new Set(tokens.map(({ tokenAddress }) => tokenAddress)).size).toBe(totalCount);
  expect(new Set(tokens.filter(({ tokenType }) => tokenType === 'own').map(({ symbol }) => symbol)).size).toBe(1500);
});

test('a payment is pending, then confirmed, and the balance changes with it', async () => {
  const { ask, refused, later } = openFlow({ scenario: 'web3-pending', persona: 'web3Wallet' });
  const bitcoin = async () => {
    const { walletAllBalances } = await ask(web3.walletBalances, { body: { accountId, chains: ['0'] } });
    return walletAllBalances.find(({ symbol }) => symbol === 'BTC')?.balance ?? '0';
  };
  const before = await bitcoin();
  const [waiting] = (await ask(web3.transactions, { body: { accountId, chains: ['0'] } })).list;
  expect(waiting).toMatchObject({ direction: 'in', amount: '0.05', state: transactionState.pending, blockHeight: null });
  later(1200 * secondMs);
  expect(await bitcoin()).toBe(add(before, '0.05'));
  const detail = await ask(web3.transactionDetail, { body: { chainIndex: '0', txHash: waiting?.txHash ?? '' } });
  expect(detail).toMatchObject({ state: transactionState.success, confirmations: 1, neededConfirmations: 2, chainName: 'Bitcoin' });
  expect((await ask(web3.transactionsByAddress, { body: { address: detail.to } })).list[0]).toMatchObject({ txHash: detail.txHash });
  expect(await refused(web3.transactionDetail, { body: { chainIndex: '1', txHash: detail.txHash } })).toMatchObject({ code: 404 });
});

test('the data of a wallet agree across calls', async () => {
  const { ask, later } = openFlow({ persona: 'web3Whale' });
  later(3 * 86_400_000);
  const whale = 'acc-c41e90';
  const { accountAddress } = await ask(web3.accountDetail, { body: { accountId: whale } });
  const [all] = await ask(web3.accountData, { body: { accountId: whale, filter: balanceFilter.withoutRisk } });
  const evm = accountAddress.find(({ chainIndex }) => chainIndex === '1')?.address ?? '';
  expect((await ask(web3.determine, { query: { address: evm } })).chainIndexes).toEqual(['1', '56', '137', '42161', '10', '8453', '43114']);
  const [onEvm] = await ask(web3.balancesByAddress, { body: { address: evm } });
  expect(onEvm?.tokenAssets).toEqual(all?.tokenAssets.filter(({ address }) => address === evm));
  const ether = { chainIndex: '1', tokenAddress: '' };
  const [price] = await ask(web3.tokenCurrentPrice, { body: { tokens: [ether] } });
  expect(price?.price).toBe(all?.tokenAssets.find((each) => each.chainIndex === '1' && each.symbol === 'ETH')?.tokenPrice);
  expect((await ask(web3.dexTokenPage, { query: { chainIndex: '1', keyword: 'ethereum' } })).list[0]?.tokenPrice).toBe(price?.price);
});

test('settings and names are stored for one wallet only', async () => {
  const { ask, become } = openFlow({ persona: 'web3Wallet' });
  await ask(web3.updateConfig, { body: { showNumbers: false, assetChainIndex: '56' } });
  await ask(web3.saveUserWallet, { body: { accountName: 'Savings', colorId: 7 } });
  expect(await ask(web3.getConfig, {})).toMatchObject({ showNumbers: false, assetChainIndex: '56', hidesRiskTokens: false });
  expect(await ask(web3.accountDetail, { body: { accountId } })).toMatchObject({
    accountName: 'Savings',
    colorId: 7,
    walletName: 'Everyday',
  });
  await become('web3Whale');
  expect(await ask(web3.getConfig, {})).toMatchObject({ showNumbers: true, assetChainIndex: '' });
});
