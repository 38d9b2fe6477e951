import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { phoneWallet } from '@fixtures/web3';
import { add, compare, multiply, truncate } from '@/contract/decimal';
import { web3 } from '@/contract/web3';
import {
  $areNumbersHidden,
  $chainNames,
  $isPreparing,
  $settings,
  $total,
  $wallet,
  assets,
  hideNumbersToggled,
  settingsChanged,
  WalletHeaderGate,
} from '.';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { offline, openScope, respondWithCode, type ScopeOptions } from '@tests/support/app/scope';

const busy = respondWithCode(50011);
const data = web3.accountData.path;

/** Opens a page with the wallet header and counts its account data requests. */
async function openHeader(options: ScopeOptions = {}, isBusy = false) {
  const page = await openScope({ as: 'web3Wallet', ...options });
  if (isBusy) page.intercept(data, busy);
  await allSettled(WalletHeaderGate.open, { scope: page.scope, params: {} });
  return {
    ...page,
    requestCount: () => page.requests.filter((call) => call.endsWith(data)).length,
    later: async (ms: number) => {
      page.clock.advance(ms);
      await allSettled(page.scope);
    },
    total: () => page.scope.getState($total),
  };
}

describe('the balance', () => {
  test('[R-WEB3-05] [R-CALL-07] is the sum of balance times price over the first account of the response', async () => {
    const { scope, total } = await openHeader();
    const entries = scope.getState(assets.$latest) ?? [];
    const sum = add(...entries.map(({ balance, tokenPrice }) => multiply(balance, tokenPrice)));
    expect([entries.length > 5, total()]).toEqual([true, truncate(sum, 2)]);
    expect(compare(total() ?? '0', '1000')).toBe(1);
  });

  test('[R-WEB3-06] is requested again every 2 seconds while account data is not ready, 8 times at most', async () => {
    const { requestCount, later, scope } = await openHeader({}, true);
    const counts = [requestCount()];
    expect(scope.getState($isPreparing)).toBe(true);
    for (let second = 1; second <= 20; second += 1) {
      await later(1000);
      counts.push(requestCount());
    }
    expect(scope.getState($isPreparing)).toBe(false);
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 9, 9, 9]);
    expect(scope.getState(assets.$error)?.failure).toMatchObject({ code: 50011 });
    await later(3_600_000);
    expect(requestCount()).toBe(9);
  });

  test('[R-WEB3-07] a success resets the retry count', async () => {
    const { requestCount, later, intercept, total, scope } = await openHeader({}, true);
    for (let tries = 0; tries < 5; tries += 1) await later(2000);
    expect([requestCount(), total()]).toEqual([6, null]);
    intercept(data, null);
    await later(2000);
    expect(total()).not.toBeNull();
    intercept(data, busy);
    await allSettled(assets.refetched, { scope });
    for (let tries = 0; tries < 8; tries += 1) await later(2000);
    expect(requestCount()).toBe(7 + 9);
  });

  test('is no longer marked as being prepared once the wallet is closed', async () => {
    const { scope } = await openHeader({}, true);
    expect(scope.getState($isPreparing)).toBe(true);
    await allSettled(WalletHeaderGate.close, { scope });
    expect(scope.getState($isPreparing)).toBe(false);
  });

  test('any other failure is reported at once', async () => {
    const page = await openScope({ as: 'web3Wallet' });
    page.intercept(data, offline);
    await allSettled(WalletHeaderGate.open, { scope: page.scope, params: {} });
    expect(page.scope.getState(assets.$error)?.failure.kind).toBe('unreachable');
  });

  test('follows the prices', async () => {
    const exchange = clockedExchange('web3Wallet');
    const { later, total } = await openHeader({ exchange: exchange.own });
    const before = total();
    exchange.advance(20_000);
    await later(5000);
    expect(total()).not.toBe(before);
  });

  test('is not polled while no component shows it', async () => {
    const { scope, later, requests } = await openHeader();
    await allSettled(WalletHeaderGate.close, { scope });
    const before = requests.length;
    await later(120_000);
    expect(requests).toHaveLength(before);
  });
});

test('[R-WEB3-01] [R-WALLET-03] account and wallet are known by name, and a visitor has no wallet', async () => {
  const { scope } = await openHeader();
  const { accountName, walletName, colorId } = phoneWallet;
  expect(scope.getState($wallet)).toMatchObject({ accountName, walletName, colorId });
  const visitor = await openHeader({ as: 'visitor' });
  expect([visitor.scope.getState($wallet), visitor.total(), visitor.requestCount()]).toEqual([null, null, 0]);
});

test('network names are available with and without a wallet', async () => {
  const { scope } = await openHeader({ as: 'visitor' });
  expect([...scope.getState($chainNames).values()].slice(0, 3)).toEqual(['Ethereum', 'Bitcoin', 'Solana']);
});

describe('the settings', () => {
  test('[R-WALLET-04] hidden amounts stay hidden on the next visit, including until the settings are loaded', async () => {
    const { scope, exchange } = await openHeader();
    expect(scope.getState($areNumbersHidden)).toBe(false);
    await allSettled(hideNumbersToggled, { scope });
    expect(scope.getState($areNumbersHidden)).toBe(true);
    const next = await openScope({ exchange });
    expect(next.scope.getState($areNumbersHidden)).toBe(true);
    await allSettled(WalletHeaderGate.open, { scope: next.scope, params: {} });
    expect(next.scope.getState($areNumbersHidden)).toBe(true);
    await allSettled(hideNumbersToggled, { scope: next.scope });
    expect(next.scope.getState($areNumbersHidden)).toBe(false);
  });

  test('a change applies even if it cannot be saved', async () => {
    const { scope, intercept } = await openHeader();
    intercept(web3.updateConfig.path, offline);
    await allSettled(settingsChanged, { scope, params: { assetChainIndex: '56' } });
    await allSettled(settingsChanged, { scope, params: { hidesSmallBalances: true } });
    expect(scope.getState($settings)).toMatchObject({ assetChainIndex: '56', hidesSmallBalances: true });
  });

  test('several simultaneous changes are all saved', async () => {
    const { scope, exchange } = await openHeader();
    await Promise.all([
      allSettled(settingsChanged, { scope, params: { assetChainIndex: '1' } }),
      allSettled(settingsChanged, { scope, params: { assetChainIndex: '56' } }),
      allSettled(settingsChanged, { scope, params: { hidesSmallBalances: true } }),
    ]);
    const next = await openHeader({ exchange });
    expect(next.scope.getState($settings)).toMatchObject({ assetChainIndex: '56', hidesSmallBalances: true });
  });
});
