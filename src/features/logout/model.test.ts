import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account';
import { AssetsGate, summary } from '@/entities/assets';
import { $unread } from '@/entities/messages';
import { $isLoggedIn } from '@/entities/session';
import { reloadRequested } from '@/shared/routing';
import { $isLoggingOut, leaveAfterMs, logoutPressed } from './model';
import { offline, collect, openScope, settled } from '@tests/support/app/scope';

async function openUser() {
  const page = await openScope({ as: 'trader' });
  await allSettled(AssetsGate.open, { scope: page.scope, params: {} });
  return { ...page, went: collect(reloadRequested, page.scope), see: page.scope.getState };
}

describe('a logout', () => {
  test('[R-LOGOUT-01] calls the exchange, drops loaded data, ends the session and goes home after a second', async () => {
    const { scope, requests, clock, went, see } = await openUser();
    expect([see($isLoggedIn), see($unread) > 0, see(summary.$data) !== null]).toEqual([true, true, true]);
    await allSettled(logoutPressed, { scope });
    expect(requests.filter((call) => call.endsWith(account.logout.path))).toHaveLength(1);
    expect([see($isLoggedIn), see($unread), see(summary.$data)]).toEqual([false, 0, null]);
    clock.advance(leaveAfterMs - 1);
    expect(went).toEqual([]);
    clock.advance(1);
    await settled();
    expect(went).toEqual(['/en_US']);
  });

  test('[R-LOGOUT-01] is sent once, even if pressed repeatedly', async () => {
    const { scope, requests, hold } = await openUser();
    const release = hold(account.logout.path);
    void allSettled(logoutPressed, { scope });
    void allSettled(logoutPressed, { scope });
    release();
    await settled();
    expect(requests.filter((call) => call.endsWith(account.logout.path))).toHaveLength(1);
  });

  test('[R-LOGOUT-01] that does not reach the exchange changes nothing and can be retried', async () => {
    const { scope, clock, intercept, went, see } = await openUser();
    intercept(account.logout.path, offline);
    await allSettled(logoutPressed, { scope });
    clock.advance(leaveAfterMs);
    expect([see($isLoggedIn), see($isLoggingOut), went]).toEqual([true, false, []]);
    intercept(account.logout.path, null);
    await allSettled(logoutPressed, { scope });
    expect(see($isLoggedIn)).toBe(false);
  });

  test('[R-LOGOUT-01] also applies to a tab opened afterwards', async () => {
    const first = await openUser();
    await allSettled(logoutPressed, { scope: first.scope });
    const other = await openScope({ exchange: first.exchange });
    expect(other.scope.getState($isLoggedIn)).toBe(false);
  });
});
