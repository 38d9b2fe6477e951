import { describe, expect, test } from 'vitest';
import { account } from '@/contract/account';
import { transferState } from '@/contract/capital';
import { isScenarioName, scenarioNames } from '../scenarios';
import { personas } from '@fixtures/personas';
import { control, controlPrefix, demoPassword, allTargets, personaChoices } from '.';
import { scenarioChoices } from './scenarioChoices';
import { openInPage } from '../http/inPage';
import { requestOf } from '@tests/support/exchange/actions';
import { allCalls } from '@tests/support/exchange/calls';
import { controlledExchange as open, exchangeStart as at } from '@tests/support/exchange/controlledExchange';

test('all control calls share one prefix, which no call of the exchange uses', () => {
  expect(Object.values(control).filter(({ path }) => !path.startsWith(`${controlPrefix}/`))).toEqual([]);
  expect(allCalls.filter(({ path }) => path.startsWith(controlPrefix))).toEqual([]);
});

test('the status contains seed, start, persona, scenario, clock and latency', async () => {
  const { ask } = open();
  expect((await ask(control.status)).data).toEqual({
    seed: 'test',
    startedAt: at,
    persona: 'trader',
    fid: personas.trader.login.fid,
    loginName: personas.trader.login.name,
    walletAccountId: null,
    scenario: 'calm',
    visibilityWarning: null,
    clock: { at, frozen: false, speed: 1 },
    behindMs: 0,
    changes: null,
    latencyMs: 0,
    undoable: null,
    revision: 0,
    isLogComplete: false,
  });
});

describe('the persona', () => {
  test.each(personaChoices)('can be $id, and every response reports it', async ({ id }) => {
    const { ask } = open();
    expect((await ask(control.persona, { persona: id })).data.persona).toBe(id);
    expect((await ask(control.latency, { latencyMs: 0 })).data.persona).toBe(id);
  });

  test('follows login and logout', async () => {
    const { ask } = open();
    const logout = { method: 'POST', path: '/hk-web/v2/logout' } as const;
    const login = { method: 'POST', path: '/hk-web/v3/login' } as const;
    await ask(logout);
    expect((await ask(control.status)).data.persona).toBe('visitor');
    await ask(login, { loginName: personas.vip.login.name, password: demoPassword });
    expect((await ask(control.status)).data.persona).toBe('vip');
  });

  test('is null for an unknown wallet, which is reported by its account id', async () => {
    const { own, ask } = open();
    await ask(control.persona, { persona: 'visitor' });
    const visitor = { persona: 'visitor', fid: null, loginName: null, walletAccountId: null };
    expect((await ask(control.status)).data).toMatchObject(visitor);
    const world = own.simulation.world();
    world.sessions.connectWallet('default', 'acc-unknown', world.now);
    expect((await ask(control.status)).data).toMatchObject({ ...visitor, persona: null, walletAccountId: 'acc-unknown' });
  });

  test('keeps its wallet connected after a login', async () => {
    const { own, ask } = open();
    await ask(control.persona, { persona: 'web3Wallet' });
    await ask({ method: 'POST', path: '/hk-web/v3/login' }, { loginName: personas.vip.login.name, password: demoPassword });
    expect(own.simulation.world().sessions.walletAccount('default')).toBe(personas.web3Wallet.wallet.accountId);
  });
});

describe('a reset', () => {
  test('leaves the devices as the scenario arranges them and does not carry them over to another scenario', async () => {
    const { ask } = open();
    const names = async () => (await ask(account.devices)).data.map(({ name }: { name: string }) => name).toSorted();
    await ask(control.scenario, { scenario: 'other-devices' });
    const first = await names();
    expect(first).toContain('Firefox, Linux');
    await ask(control.scenario, { scenario: 'other-devices' });
    expect(await names()).toEqual(first);
    await ask(control.scenario, { scenario: 'calm' });
    await ask(control.persona, { persona: 'trader' });
    expect(await names()).toHaveLength(1);
  });

  test('keeps omitted settings and discards all actions', async () => {
    const { own, ask } = open();
    await ask({ method: 'POST', path: '/hk-web/v2/inmail/message/status' }, { rangeType: 0 });
    await ask(control.latency, { latencyMs: 500 });
    const { data } = await ask(control.reset, {});
    expect(data).toMatchObject({ seed: 'test', persona: 'trader', scenario: 'calm', latencyMs: 0, startedAt: at });
    expect(own.simulation.world().inbox.unread(personas.trader.login.fid)).toBe(12);
  });

  test.each([
    ['milliseconds', at + 60_000],
    ['ISO 8601', new Date(at + 60_000).toISOString()],
  ])('keeps a start given as %s until another or the present is requested', async (_, startedAt) => {
    let present = at;
    const own = openInPage({ source: () => present, seed: 'test' });
    const reset = async (body: object) => {
      present += 86_400_000;
      const { path } = control.reset;
      return (await (await own.transport(requestOf({ method: 'POST', path, body }, 'http://127.0.0.1'))).json()).data.startedAt;
    };
    expect(await reset({})).toBe(at + 86_400_000);
    expect(await reset({ startedAt })).toBe(at + 60_000);
    expect(await reset({})).toBe(at + 60_000);
    expect(await reset({ scenario: 'slow-exchange' })).toBe(at + 60_000);
    own.simulation.restore(own.simulation.state());
    expect(await reset({ seed: 'other' })).toBe(at + 60_000);
    expect(await reset({ startedAt: 'now' })).toBe(present);
    expect(await reset({})).toBe(present);
  });

  test.each([
    ['funding-soon', 'funding', 60_000],
    ['delivery-soon', 'settle', 300_000],
  ] as const)(
    'to %s moves a given start to the next instant at which the scenario holds, and no further',
    async (scenario, kind, soonMs) => {
      const { ask } = open();
      const { data } = await ask(control.reset, { scenario, startedAt: at + 61_000 });
      const { data: schedule } = await ask({ ...control.schedule, path: `${control.schedule.path}?part=positions&limit=1000` });
      const due = schedule.find((event: { readonly kind: string }) => event.kind === kind);
      expect([due.at - data.startedAt, data.startedAt > at]).toEqual([soonMs, true]);
      expect((await ask(control.reset, { scenario, startedAt: data.startedAt })).data.startedAt).toBe(data.startedAt);
    },
  );

  test('to a scenario switches to its persona unless another is requested', async () => {
    const { ask } = open();
    expect((await ask(control.scenario, { scenario: 'need-kyc' })).data).toMatchObject({ scenario: 'need-kyc', persona: 'newUser' });
    expect((await ask(control.reset, { scenario: 'slow-exchange', persona: 'vip' })).data).toMatchObject({
      persona: 'vip',
      latencyMs: 2000,
    });
  });
});

describe('the clock', () => {
  test('freezes, steps, jumps ahead and runs faster', async () => {
    const { ask } = open();
    const clock = async (body: unknown) => (await ask(control.clock, body)).data.clock;
    expect(await clock({ frozen: true })).toEqual({ at, frozen: true, speed: 1 });
    expect(await clock({ stepMs: 1500 })).toMatchObject({ at: at + 1500 });
    expect(await clock({ set: new Date(at + 2000).toISOString() })).toMatchObject({ at: at + 2000 });
    expect(await clock({ set: at + 9000, speed: 60 })).toEqual({ at: at + 9000, frozen: true, speed: 60 });
    expect(await clock({ frozen: false })).toMatchObject({ frozen: false });
  });

  test('jumps to the next scheduled event', async () => {
    const { ask } = open();
    await ask(control.scenario, { scenario: 'transfer-accepted' });
    await ask(control.clock, { frozen: true });
    await ask({ method: 'POST', path: '/hk-web/v2/transfer' }, { amount: '5', coinId: 52, coinName: 'USDT', type: 25 });
    const listed = (query: string) => ask({ ...control.schedule, path: `${control.schedule.path}${query}` });
    const { data: schedule } = await listed('?limit=1000');
    expect(schedule).toContainEqual({
      sequence: expect.any(Number),
      at: expect.any(Number),
      part: 'transfers',
      kind: expect.any(String),
      subject: null,
      event: expect.objectContaining({ part: 'transfers' }),
    });
    expect(schedule.map((event: { at: number }) => event.at)).toEqual(schedule.map((event: { at: number }) => event.at).toSorted());
    const { data: transfers } = await listed('?part=transfers');
    expect((await ask(control.clock, { toNext: 'transfers' })).data.clock).toEqual({ at: transfers[0].at, frozen: true, speed: 1 });
    expect((await ask({ method: 'GET', path: '/hk-web/finance/transfer/history/list' })).data.list[0].state).toBe(transferState.completed);
    const { data: rest } = await listed('?limit=1');
    expect((await ask(control.clock, { toNext: true })).data.clock.at).toBe(rest[0].at);
    expect(await ask(control.clock, { toNext: 'nothing' })).toMatchObject({ code: 400, msg: expect.stringContaining('body.toNext') });
    expect((await listed('?limit=0')).data).toEqual([]);
  });

  test.each([
    [{ set: at - 1 }, /^body\.set: is in the past/],
    [{ set: 9e15 }, /^body\.set: /],
    [{ stepMs: 9e15 }, /^body\.stepMs: exceeds the latest/],
    [{ stepMs: 32 * 86_400_000 }, /^body\.stepMs: is more than 31 days ahead/],
    [{ set: at + 32 * 86_400_000 }, /^body\.set: is more than 31 days ahead/],
    [{ stepMs: -1 }, /^body\.stepMs: /],
    [{ stepMs: 0.5 }, /^body\.stepMs: /],
    [{ speed: 0 }, /^body\.speed: /],
    [{ speed: 1e9 }, /^body\.speed: /],
    [{ frozen: 'yes' }, /^body\.frozen: /],
    [{ toNext: false }, /^body\.toNext: /],
    [{ toNext: true, stepMs: 1 }, /^body\.toNext: cannot be combined/],
  ])('rejects %j and stays unchanged', async (body, message) => {
    const { ask } = open();
    expect(await ask(control.clock, body)).toMatchObject({ code: 400, msg: expect.stringMatching(message) });
    expect((await ask(control.status)).data.clock).toEqual({ at, frozen: false, speed: 1 });
  });
});

test.each([
  ['persona', { persona: 'nobody' }],
  ['persona', { persona: '__proto__' }],
  ['scenario', { scenario: 'no-such' }],
  ['reset', { scenario: 'constructor' }],
  ['reset', { seed: '' }],
  ['reset', { seed: 'x'.repeat(201) }],
  ['reset', { startedAt: 0 }],
  ['reset', { startedAt: 9e15 }],
  ['reset', { persona: 'nobody' }],
  ['latency', { latencyMs: 60_001 }],
] as const)('%s with %j is rejected and changes nothing', async (name, body) => {
  const { own, ask } = open();
  const before = JSON.stringify(own.simulation.state());
  expect(await ask(control[name], body)).toMatchObject({ code: 400, data: null });
  expect(JSON.stringify(own.simulation.state())).toBe(before);
});

test('a deposit credits the logged-in user on a network of the coin', async () => {
  const { own, ask } = open();
  await ask(control.persona, { persona: 'trader' });
  expect(await ask(control.deposit, { coin: 'BTC', amount: '0.5' })).toMatchObject({
    code: 200,
    data: { coinName: 'BTC', network: 'BTC' },
  });
  expect(await ask(control.deposit, { coin: 52, network: 'TRON' })).toMatchObject({ code: 200, data: { coinName: 'USDT', amount: '100' } });
  const before = JSON.stringify(own.simulation.state());
  for (const order of [
    { coin: 'BTC', network: 'TRON', amount: '1' },
    { coin: 'NONE', amount: '1' },
    { coin: 'BTC', amount: '0' },
  ])
    expect(await ask(control.deposit, order)).toMatchObject({ code: 400 });
  expect(await ask(control.deposit, { coin: 'BTC', amount: '0.000000001' })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('decimals'),
  });
  expect(JSON.stringify(own.simulation.state())).toBe(before);
  await ask(control.persona, { persona: 'visitor' });
  expect(await ask(control.deposit, { coin: 'BTC', amount: '0.5' })).toMatchObject({ code: 401 });
});

test('the export contains the whole state', async () => {
  const { own, ask } = open();
  expect(JSON.stringify((await ask(control.export)).data)).toBe(JSON.stringify(own.simulation.state()));
});

test('scenarios, personas and kinds of faults are listed with descriptions for other clients', async () => {
  const { ask } = open();
  expect((await ask(control.scenarios)).data).toEqual(scenarioChoices);
  const { data } = await ask(control.personas);
  expect(data).toContainEqual({
    id: 'trader',
    title: personas.trader.title,
    loginName: personas.trader.login.name,
    password: demoPassword,
  });
  expect(data).toContainEqual({ id: 'visitor', title: personas.visitor.title, loginName: null, password: null });
  const { data: targets } = await ask(control.faultTargets);
  expect(targets.slice(0, 2)).toEqual([allTargets, 'config']);
  for (const target of ['all', 'capital', 'capital.submitTransfer'])
    expect(await ask(control.setFault, { at: target, fault: { kind: 'offline' } })).toMatchObject({ code: 200, data: { at: target } });
  expect(targets).toEqual(expect.arrayContaining(['all', 'capital', 'capital.submitTransfer']));
  const { data: kinds } = await ask(control.faultKinds);
  for (const { kind, title, example } of kinds) {
    expect([example.kind, title.length > 15]).toEqual([kind, true]);
    expect(await ask(control.setFault, { at: 'capital', fault: example })).toMatchObject({ code: 200, data: { fault: example } });
  }
});

test('a scenario for another persona returns a warning', async () => {
  const { ask } = open();
  const warning = async (body: object) => (await ask(control.reset, body)).data.visibilityWarning;
  expect(await warning({ scenario: 'transfer-blocked', persona: 'vip' })).toBe(
    'the scenario transfer-blocked applies to trader, not to vip',
  );
  expect((await ask(control.persona, { persona: 'trader' })).data.visibilityWarning).toBeNull();
  expect(await warning({ scenario: 'slow-exchange', persona: 'vip' })).toBeNull();
  expect(await warning({ scenario: 'calm', persona: 'vip' })).toBeNull();
});

test('every persona and scenario is listed, each scenario with a hint where to look', () => {
  expect(personaChoices.map(({ id }) => id)).toEqual(Object.keys(personas));
  expect(scenarioChoices.map(({ name }) => name)).toEqual(scenarioNames);
  expect(scenarioChoices.every(({ name, instructions }) => isScenarioName(name) && instructions !== '')).toBe(true);
});
