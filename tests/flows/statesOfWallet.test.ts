import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { isGreater } from '@/contract/decimal';
import { transactionState, web3 } from '@/contract/web3';
import { personas } from '@fixtures/personas';
import { scenarios, type ScenarioName } from '@mocks/scenarios';
import { openFlow } from './flow';

const open = (scenario: ScenarioName) => openFlow({ scenario, persona: scenarios[scenario].persona });

test.each<[ScenarioName, readonly number[]]>([
  ['web3-qr-confirmed', [code.qrWaiting.code, code.qrScanned.code, code.success.code, code.qrExpired.code]],
  ['web3-qr-waiting', [code.qrWaiting.code, code.qrWaiting.code, code.qrWaiting.code, code.qrExpired.code]],
  ['web3-qr-scanned', [code.qrWaiting.code, code.qrScanned.code, code.qrScanned.code, code.qrExpired.code]],
  ['web3-qr-expired', [code.qrExpired.code, code.qrExpired.code, code.qrExpired.code, code.qrExpired.code]],
])('%s: the status checks at 2, 8, 32 and 122 seconds answer %j', async (scenario, codes) => {
  const { ask, later, refused } = open(scenario);
  const { qrCodeToken } = await ask(web3.generateQrcode, {});
  const heard: number[] = [];
  for (const seconds of [2, 6, 24, 90]) {
    later(seconds * 1000);
    const isExpected = codes[heard.length] === code.success.code;
    if (isExpected) await ask(web3.scanLogin, { query: { qrCodeToken } });
    const failure = isExpected ? { code: code.success.code } : await refused(web3.scanLogin, { query: { qrCodeToken } });
    heard.push('code' in failure ? failure.code : 0);
  }
  expect(heard).toEqual(codes);
});

test('web3-empty: nothing is held, nothing was paid and nothing comes by itself', async () => {
  const { ask, later } = open('web3-empty');
  const { accountId } = personas.web3Wallet.wallet;
  later(5 * 86_400_000);
  expect(await ask(web3.accountData, { body: { accountId } })).toEqual([{ tokenAssets: [] }]);
  expect((await ask(web3.walletBalances, { body: { accountId } })).totalBalance).toBe('0');
  expect((await ask(web3.transactions, { body: { accountId } })).totalCount).toBe(0);
});

test('web3-whale: millions, on more than ten chains', async () => {
  const { ask } = open('web3-whale');
  const { accountId } = personas.web3Whale.wallet;
  const { totalBalance, walletAllBalances } = await ask(web3.walletBalances, { body: { accountId } });
  expect(isGreater(totalBalance, '10000000')).toBe(true);
  expect(new Set(walletAllBalances.map(({ chainIndex }) => chainIndex)).size).toBeGreaterThan(10);
});

test('web3-long-names: names as long as the contract lets them be', async () => {
  const { ask } = open('web3-long-names');
  const { accountId } = personas.web3Wallet.wallet;
  const { accountName, walletName } = await ask(web3.accountDetail, { body: { accountId } });
  expect([accountName.length > 60, walletName.length > 40]).toEqual([true, true]);
  expect((await ask(web3.tokenPage, { query: { keyword: 'supercali' } })).totalCount).toBe(1);
});

test('web3-pending: both payments wait, and both are done an hour later', async () => {
  const { ask, later } = open('web3-pending');
  const { accountId } = personas.web3Wallet.wallet;
  const pending = async () =>
    (await ask(web3.transactions, { body: { accountId, pageSize: 50 } })).list.filter(({ state }) => state === transactionState.pending);
  expect((await pending()).map(({ direction }) => direction).toSorted()).toEqual(['in', 'out']);
  later(3_600_000);
  expect(await pending()).toEqual([]);
});

test('web3-hidden-chain: the lists lack what is hidden', async () => {
  const { ask } = open('web3-hidden-chain');
  expect((await ask(web3.chainAll, {})).some(({ symbol }) => symbol === 'TRX')).toBe(false);
  const links = (await ask(web3.tokenAll, {})).filter(({ symbol }) => symbol === 'LINK');
  expect(links.map(({ chainIndex }) => chainIndex)).toEqual(['56', '137', '42161']);
});
