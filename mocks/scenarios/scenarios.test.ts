import { afterAll, describe, expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { personas } from '@fixtures/personas';
import { routeAt } from '@/shared/routing';
import { openInPage, type IsolatedSimulation } from '../http/inPage';
import { control, linkInWorld, linkToScenario } from '../control';
import { linkParameters } from '../control/linkParameters';
import { readLink } from '../control/readLink';
import { isScenarioName, scenarioNames, scenarios, type ScenarioName } from '.';
import { sampled } from '@tests/support/testAmount';
import { requestOf } from '@tests/support/exchange/actions';
import { allCalls, recordExamples } from '@tests/support/exchange/calls';

const at = Date.UTC(2026, 0, 5, 8);
const origin = 'http://127.0.0.1';
const asTrader = { method: control.persona.method, path: control.persona.path, body: { persona: 'trader' } } as const;
/** Reads that every user may make of their own data; reads that need a certain record or role are tested elsewhere. */
const reads = (await recordExamples(allCalls.filter(({ access, isChange }) => access === 'user' && !isChange))).filter(
  ({ endpoint, as, before }) => as === 'trader' && before.length === 0 && endpoint !== capital.precheckTransfer,
);
/** The reads that a scenario is expected to refuse. */
const refusedReads: Partial<Record<ScenarioName, readonly string[]>> = {
  'need-kyc': ['capital.transferHistory'],
  'cannot-use-module': ['capital.transferHistory'],
  'frozen-account': ['copyTrading.check'],
  'account-frozen': ['copyTrading.check'],
  'api-keys-frozen': ['copyTrading.check'],
  // Their persona is the recipient in the recorded example.
  ...Object.fromEntries(
    (['order-soon-filled', 'order-book-too-thin', 'orders-huge', 'positions-many', 'contract-orders-full'] as const).map((name) => [
      name,
      ['pay.recipient'],
    ]),
  ),
  'traders-none': ['copyTrading.check', 'copyTrading.statistics'],
};

/** The number of scenarios that a default run tests in full; `tests/flows/scenarios` verifies the description of each. */
const atMost = 24;

describe.each(sampled(scenarioNames, { atMost }))('%s', (name) => {
  const { title, instructions, persona, address } = scenarios[name];
  const open = () => openInPage({ source: () => at, startedAt: at, scenario: name, seed: 'test' });
  let opened: IsolatedSimulation | undefined;
  const shared = () => (opened ??= open());
  afterAll(() => {
    opened = undefined;
  });

  test('has a title, a hint on what to look at and a reachable address', () => {
    expect(title).toMatch(/^[A-Z].{15,120}[^.]$/);
    expect(instructions).toMatch(/^[A-Z].{8,160}\.$/);
    expect(Object.keys(personas)).toContain(persona);
    const route = routeAt(`/en_US${address}`);
    expect(route?.path).not.toBe('*');
    expect(route?.access === 'user' && personas[persona].login === null).toBe(false);
  });

  test('is arranged without errors for its persona, and its link opens a byte-for-byte identical world', () => {
    const { simulation } = shared();
    expect(simulation.status()).toMatchObject({ scenario: name, persona });
    expect(simulation.world().sessions.user('default')?.fid ?? null).toBe(personas[persona].login?.fid ?? null);
    const link = new URL(linkInWorld('own', { startedAt: at }, linkToScenario({ name, persona, address }, `${origin}/en_US`)));
    link.searchParams.set(linkParameters.seed, 'test');
    const { config, problems } = readLink(link.searchParams);
    expect(problems).toEqual([]);
    const linked = openInPage({ source: () => at, ...config });
    expect(JSON.stringify(linked.simulation.state())).toBe(JSON.stringify(simulation.state()));
  });

  test('opens without messages from the future', () => {
    const own = shared();
    const { db, now } = own.simulation.world();
    expect(own.now()).toBeGreaterThanOrEqual(now);
    expect(db.messages.find({ where: { createdTime: { from: own.now() + 1 } } }).total).toBe(0);
  });

  test('keeps every read of a user within its contract, and refuses only the expected ones', async () => {
    const own = shared();
    const world = own.simulation.world();
    world.latencyMs = 0;
    world.faults.clear();
    if (personas[persona].login === null) await own.transport(requestOf(asTrader, origin));
    const refused: string[] = [];
    for (const { endpoint, action } of reads) {
      const response = await own.transport(requestOf(action, origin));
      expect([response.status, endpoint.id]).toEqual([200, endpoint.id]);
      if ((await response.json()).code !== code.success.code) refused.push(endpoint.id);
    }
    expect(refused).toEqual(refusedReads[name] ?? []);
  });
});

test('there are at least 150 scenarios, each with a unique title, a hint on what to look at and a working link', () => {
  expect(scenarioNames.length).toBeGreaterThanOrEqual(150);
  expect(new Set(scenarioNames.map((name) => scenarios[name].title)).size).toBe(scenarioNames.length);
  for (const name of scenarioNames) {
    const { title, instructions, persona, address } = scenarios[name];
    expect([name, title]).toEqual([name, expect.stringMatching(/^[A-Z].{15,120}[^.]$/)]);
    expect([name, instructions]).toEqual([name, expect.stringMatching(/^[A-Z].{8,160}\.$/)]);
    const link = new URL(linkToScenario({ name, persona, address }, `${origin}/en_US`));
    expect(readLink(link.searchParams)).toMatchObject({ config: { scenario: name, persona }, problems: [] });
    expect([name, routeAt(link.pathname)?.path]).not.toEqual([name, '*']);
  }
});

test('a name is a scenario only if it is listed', () => {
  expect(['calm', '', 'Calm', '__proto__', 'toString', 'constructor'].filter(isScenarioName)).toEqual(['calm']);
});
