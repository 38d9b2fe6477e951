import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account';
import { sessionEnded, sessionStarted } from '@/entities/session';
import { otherTabChanged } from '@/shared/api';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { personas } from '@fixtures/personas';
import { $areBalancesHidden, AssetsGate, balancesChanged, hideBalancesToggled, summary } from './model';
import { offline, openScope, settled, type TestScope } from '@tests/support/app/scope';

const overview = account.overview.path;
const calls = ({ requests }: TestScope) => requests.filter((call) => call === `GET ${overview}`).length;
const ask = ({ scope }: TestScope) => allSettled(AssetsGate.open, { scope, params: {} });
const nadia = { fid: personas.newUser.login.fid, fnickname: 'Nadia', photo: '', vipLevel: 0, vipType: 0 };

describe('the assets summary', () => {
  test('[R-ROLE-06] is never requested for a visitor', async () => {
    const page = await openScope();
    await ask(page);
    for (const unit of [balancesChanged, otherTabChanged]) await allSettled(unit, { scope: page.scope });
    expect(calls(page)).toBe(0);
    expect(page.scope.getState(summary.$data)).toBeNull();
  });

  test('is requested once a component shows it, not before', async () => {
    const page = await openScope({ as: 'trader' });
    await allSettled(balancesChanged, { scope: page.scope });
    expect(calls(page)).toBe(0);
    await ask(page);
    expect(calls(page)).toBe(1);
    expect(page.scope.getState(summary.$data)).toMatchObject({
      totalCny: expect.stringMatching(/^\d+\.?\d*$/),
      totalUsdt: expect.stringMatching(/^\d+\.?\d*$/),
      totalBtc: expect.stringMatching(/^\d+\.?\d*$/),
      totalEth: expect.stringMatching(/^\d+\.?\d*$/),
    });
  });

  test('is requested again after balances change, here or in another tab', async () => {
    const page = await openScope({ as: 'trader' });
    await ask(page);
    await allSettled(balancesChanged, { scope: page.scope });
    await allSettled(otherTabChanged, { scope: page.scope });
    expect(calls(page)).toBe(3);
  });

  test('is requested as soon as a visitor on the page logs in', async () => {
    const page = await openScope();
    await ask(page);
    await allSettled(sessionStarted, { scope: page.scope, params: nadia });
    expect(calls(page)).toBe(1);
  });

  test('is dropped with its user, even if the response is still pending', async () => {
    const page = await openScope({ as: 'trader' });
    const release = page.hold(overview);
    const asking = ask(page);
    await settled();
    await Promise.race([allSettled(sessionEnded, { scope: page.scope }), settled()]);
    release();
    await asking;
    expect(page.scope.getState(summary.$data)).toBeNull();
  });

  test('reports a failure until it is requested again', async () => {
    const page = await openScope({ as: 'trader' });
    page.intercept(overview, offline);
    await ask(page);
    expect([page.scope.getState(summary.$error) !== null, page.scope.getState(summary.$data)]).toEqual([true, null]);
    page.intercept(overview, null);
    await ask(page);
    expect(page.scope.getState(summary.$error) !== null).toBe(false);
    expect(page.scope.getState(summary.$data)).not.toBeNull();
  });
});

test('hidden balances stay hidden on the next visit', async () => {
  const storage = memoryStorage();
  const { scope } = await openScope({ storage });
  expect(scope.getState($areBalancesHidden)).toBe(false);
  await allSettled(hideBalancesToggled, { scope });
  const next = await openScope({ storage });
  expect(next.scope.getState($areBalancesHidden)).toBe(true);
  expect(storage.read(storageKeys.hideBalance.name)).toBe('true');
  await allSettled(hideBalancesToggled, { scope: next.scope });
  expect((await openScope({ storage })).scope.getState($areBalancesHidden)).toBe(false);
});
