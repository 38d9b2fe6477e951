import { expect } from 'vitest';
import { code } from '@/contract/codes';
import { isGreater } from '@/contract/decimal';
import { transactionState, web3 } from '@/contract/web3';
import { personas } from '@fixtures/personas';
import type { web3Scenarios } from '@mocks/scenarios/web3';
import { dayMs, expectRefusal, hourMs, type Flow, type Proof, type Proofs } from './proof';

const { accountId } = personas.web3Wallet.wallet;
const { success, qrWaiting, qrScanned, qrExpired } = code;

/** Asserts the response codes of the status checks of a QR code at 2, 8, 32 and 122 seconds. */
const checks =
  (...codes: readonly (typeof code)[keyof typeof code][]): Proof =>
  async ({ ask, later, refused }) => {
    const { qrCodeToken } = await ask(web3.generateQrcode, {});
    const responses: unknown[] = [];
    for (const [index, seconds] of [2, 6, 24, 90].entries()) {
      later(seconds * 1000);
      const check = { query: { qrCodeToken } };
      if (codes[index] === success) await ask(web3.scanLogin, check);
      responses.push(codes[index] === success ? { code: success.code } : await refused(web3.scanLogin, check));
    }
    expect(responses).toMatchObject(codes.map((row) => ({ code: row.code })));
  };

const pending = async ({ ask }: Flow) =>
  (await ask(web3.transactions, { body: { accountId, pageSize: 50 } })).list.filter(({ state }) => state === transactionState.pending);

export const web3Proofs: Proofs<typeof web3Scenarios> = {
  'web3-qr-confirmed': checks(qrWaiting, qrScanned, success, qrExpired),
  'web3-qr-waiting': checks(qrWaiting, qrWaiting, qrWaiting, qrExpired),
  'web3-qr-scanned': checks(qrWaiting, qrScanned, qrScanned, qrExpired),
  'web3-qr-expired': checks(qrExpired, qrExpired, qrExpired, qrExpired),
  'web3-connected': async ({ ask }) => {
    const { totalBalance, walletAllBalances } = await ask(web3.walletBalances, { body: { accountId } });
    expect(isGreater(totalBalance, '0')).toBe(true);
    const chains = new Set(walletAllBalances.map(({ chainIndex }) => chainIndex)).size;
    expect([chains >= 2, chains <= 8]).toEqual([true, true]);
  },
  'web3-busy': async (flow) => {
    for (let count = 0; count < 8; count += 1) await expectRefusal(flow, 'web3Busy', web3.accountData, { body: { accountId } });
    expect((await flow.ask(web3.accountData, { body: { accountId } }))[0]?.tokenAssets.length).toBeGreaterThan(0);
  },
  'web3-busy-forever': async (flow) => {
    for (let count = 0; count < 30; count += 1) await expectRefusal(flow, 'web3Busy', web3.accountData, { body: { accountId } });
  },
  'web3-empty': async ({ ask, later }) => {
    later(2 * dayMs);
    expect(await ask(web3.accountData, { body: { accountId } })).toEqual([{ tokenAssets: [] }]);
    expect((await ask(web3.walletBalances, { body: { accountId } })).totalBalance).toBe('0');
    expect((await ask(web3.transactions, { body: { accountId } })).totalCount).toBe(0);
  },
  'web3-whale': async ({ ask }) => {
    const { wallet } = personas.web3Whale;
    const { totalBalance, walletAllBalances } = await ask(web3.walletBalances, { body: { accountId: wallet.accountId } });
    expect(isGreater(totalBalance, '10000000')).toBe(true);
    expect(new Set(walletAllBalances.map(({ chainIndex }) => chainIndex)).size).toBeGreaterThan(10);
    expect((await ask(web3.accountDetail, { body: { accountId: wallet.accountId } })).accountName.length).toBeGreaterThan(30);
  },
  'web3-huge-list': async ({ ask }) => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNum) => ask(web3.tokenPage, { query: { chainIndex: '56', pageNum, pageSize: 500 } })),
    );
    expect(pages.flatMap(({ list }) => list).filter(({ tokenType }) => tokenType === 'own')).toHaveLength(1500);
  },
  'web3-long-names': async ({ ask }) => {
    const { accountName, walletName } = await ask(web3.accountDetail, { body: { accountId } });
    expect([accountName.length > 60, walletName.length > 40]).toEqual([true, true]);
    expect((await ask(web3.tokenPage, { query: { keyword: 'supercali' } })).totalCount).toBe(1);
  },
  'web3-pending': async (flow) => {
    const balance = async () => (await flow.ask(web3.walletBalances, { body: { accountId } })).totalBalance;
    expect((await pending(flow)).map(({ direction }) => direction).toSorted()).toEqual(['in', 'out']);
    const before = await balance();
    flow.later(hourMs);
    expect([await pending(flow), (await balance()) === before]).toEqual([[], false]);
  },
  'web3-risk-tokens': async ({ ask }) => {
    const [data] = await ask(web3.accountData, { body: { accountId } });
    const risky = data?.tokenAssets.filter(({ isRiskToken }) => isRiskToken) ?? [];
    expect(risky.map(({ symbol, tokenPrice }) => [symbol, tokenPrice]).toSorted()).toEqual([
      ['FREE', '0'],
      ['USDT', '0'],
    ]);
  },
  'web3-hidden-chain': async ({ ask }) => {
    expect((await ask(web3.chainAll, {})).some(({ symbol }) => symbol === 'TRX')).toBe(false);
    const links = (await ask(web3.tokenAll, {})).filter(({ symbol }) => symbol === 'LINK');
    expect(links.map(({ chainIndex }) => chainIndex)).toEqual(['56', '137', '42161']);
  },
};
