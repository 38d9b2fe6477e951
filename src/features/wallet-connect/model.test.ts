import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { web3 } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import { $session } from '@/entities/session';
import { $wallet, WalletHeaderGate } from '@/entities/wallet';
import { ScreenGate } from '@/shared/routing';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { respondWithCode } from '@tests/support/app/scope';
import { connectPaths, openWalletConnect } from '@tests/support/app/walletConnect';

const secondMs = 1000;
const open = (
  scenario: 'web3-qr-confirmed' | 'web3-qr-waiting' | 'web3-qr-expired' | 'calm' = 'calm',
  persona: 'visitor' | 'web3Wallet' = 'visitor',
) => openWalletConnect(clockedExchange(persona, scenario));

describe('connecting', () => {
  test('[R-WALLET-08] opening requests one token for the QR code', async () => {
    const page = await open();
    expect(page.link()).toBeNull();
    await page.open();
    expect(page.requests.filter((call) => call.endsWith(connectPaths.code))).toHaveLength(1);
    expect(page.link()).toMatch(/^https:\/\/app\.alidade\.example\/wallet\/connect\?qrCodeToken=qr-\w+$/);
    const first = page.link();
    await page.close();
    await page.open();
    expect(page.link()).not.toBe(first);
  });

  test('[R-WALLET-09] the status is checked after 2 seconds and then every 30', async () => {
    const page = await open('web3-qr-waiting');
    await page.open();
    const times: number[] = [];
    for (let second = 1; second <= 93; second += 1) {
      const before = page.checks();
      await page.later(secondMs);
      if (page.checks() > before) times.push(second);
    }
    expect(times).toEqual([2, 32, 62, 92]);
  });

  test('[R-WALLET-10] [R-WALLET-11] an expired code is no longer checked; a new one restarts the checks', async () => {
    const page = await open('web3-qr-expired');
    await page.open();
    const first = page.link();
    await page.later(2 * secondMs);
    expect(page.shown().phase).toBe('expired');
    await page.later(90 * secondMs);
    expect(page.checks()).toBe(1);
    await page.refresh();
    expect([page.shown().phase, page.link() === first]).toEqual(['waiting', false]);
    await page.later(2 * secondMs);
    expect(page.checks()).toBe(2);
  });

  test.each([10027, 10028, 50000, 987654])('[R-WALLET-12] code %d keeps waiting', async (number) => {
    const page = await open();
    page.intercept(connectPaths.status, respondWithCode(number));
    await page.open();
    await page.later(33 * secondMs);
    expect([page.shown().isOpen, page.shown().phase === 'expired', page.checks()]).toEqual([true, false, 2]);
  });

  test('[R-WALLET-12] [R-WALLET-13] [R-ROLE-07] a confirmed login stores the account id as connected, closes the dialog and opens the assets', async () => {
    const page = await open('web3-qr-confirmed');
    await page.open();
    await page.later(32 * secondMs);
    expect(page.shown()).toMatchObject({ isOpen: false, isConnected: true, navigatedTo: '/en_US/web3/asset' });
    expect(page.scope.getState($session).walletAccountId).toBe(phoneWallet.accountId);
    expect(page.scope.getState($wallet)).toMatchObject({ accountName: phoneWallet.accountName, walletName: phoneWallet.walletName });
    await page.later(60 * secondMs);
    expect(page.checks()).toBe(2);
  });

  test('a success whose response was lost is recovered from the session', async () => {
    const page = await open('web3-qr-confirmed');
    await page.open();
    await page.later(3 * secondMs);
    page.intercept(connectPaths.status, async (request) => {
      await page.exchange.transport(request);
      throw new TypeError('lost');
    });
    await page.later(30 * secondMs);
    expect(page.shown()).toMatchObject({ isOpen: true, isConnected: false });
    page.intercept(connectPaths.status, null);
    await page.check();
    expect(page.shown()).toMatchObject({ isOpen: false, isConnected: true, navigatedTo: '/en_US/web3/asset' });
  });

  test('leaving the screen closes the dialog and stops the checks', async () => {
    const page = await open('web3-qr-waiting');
    await allSettled(ScreenGate.open, { scope: page.scope, params: { pathname: '/en_US/web3' } });
    await page.open();
    await allSettled(ScreenGate.set, { scope: page.scope, params: { pathname: '/en_US/market' } });
    await page.later(40 * secondMs);
    expect([page.shown().isOpen, page.checks(), page.clock.pendingTimers()]).toEqual([false, 0, 0]);
  });
});

describe('disconnecting', () => {
  test('[R-WALLET-06] clears the wallet, also for the next visit, and opens /web3', async () => {
    const page = await open('calm', 'web3Wallet');
    await allSettled(WalletHeaderGate.open, { scope: page.scope, params: {} });
    expect(page.scope.getState($wallet)).toMatchObject({ accountId: phoneWallet.accountId });
    await page.disconnect();
    expect(page.scope.getState($wallet)).toBeNull();
    expect(page.shown()).toMatchObject({ isConnected: false, navigatedTo: '/en_US/web3' });
    const next = await openWalletConnect({ own: page.exchange, now: page.clock.now, advance: () => {} });
    expect(next.shown().isConnected).toBe(false);
  });

  /** The page of a logged-in user with a connected wallet. */
  async function openBoth() {
    const page = await openWalletConnect(clockedExchange('trader', 'web3-qr-confirmed'));
    await page.open();
    await page.later(32 * secondMs);
    const session = () => page.scope.getState($session);
    expect([session().login?.fnickname, session().walletAccountId]).toEqual(['Tomas', phoneWallet.accountId]);
    return { ...page, session };
  }

  test('keeps the user logged in, also for the next visit', async () => {
    const page = await openBoth();
    await page.disconnect();
    expect([page.session().login?.fnickname, page.session().walletAccountId]).toEqual(['Tomas', null]);
    const next = await openWalletConnect({ own: page.exchange, now: page.clock.now, advance: () => {} });
    expect([next.scope.getState($session).login?.fnickname, next.shown().isConnected]).toEqual(['Tomas', false]);
  });

  test('a wallet unknown to the server is removed, and the user stays logged in', async () => {
    const page = await openBoth();
    page.intercept(web3.accountDetail.path, respondWithCode(401));
    await allSettled(WalletHeaderGate.open, { scope: page.scope, params: {} });
    expect([page.session().login?.fnickname, page.session().walletAccountId]).toEqual(['Tomas', null]);
  });
});
