import { afterAll, describe, expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { personas } from '@fixtures/personas';
import { routeAt } from '@/shared/routing';
import { openInPage, type OwnSimulation } from '../http/inPage';
import { control, linkInWorld, linkToScenario } from '../control';
import { linkParameters } from '../control/linkParameters';
import { readLink } from '../control/readLink';
import { isScenarioName, scenarioNames, scenarios, type ScenarioName } from '.';
import { sampled } from '@tests/support/amount';
import { requestOf } from '@tests/support/exchange/actions';
import { allCalls, recordExamples } from '@tests/support/exchange/calls';

const at = Date.UTC(2026, 0, 5, 8);
const origin = 'http://127.0.0.1';
const asTrader = { method: control.persona.method, path: control.persona.path, body: { persona: 'trader' } } as const;
/** What everybody may read of their own; a read that asks for a record of its own or for a role is proven where it is prepared. */
const reads = (await recordExamples(allCalls.filter(({ access, isChange }) => access === 'user' && !isChange))).filter(
  ({ endpoint, as, before }) => as === 'trader' && before.length === 0 && endpoint !== capital.precheckTransfer,
);
/** Reads that a scenario is about refusing. */
const refusedReads: Partial<Record<ScenarioName, readonly string[]>> = {
  'need-kyc': ['capital.transferHistory'],
  'cannot-use-module': ['capital.transferHistory'],
  'frozen-account': ['copyTrading.check'],
  'account-frozen': ['copyTrading.check'],
  'api-keys-frozen': ['copyTrading.check'],
  // Their persona is the one whom the example pays.
  ...Object.fromEntries(
    (['order-soon-filled', 'order-book-too-thin', 'orders-huge', 'positions-many', 'contract-orders-full'] as const).map((name) => [
      name,
      ['pay.recipient'],
    ]),
  ),
  'traders-none': ['copyTrading.check', 'copyTrading.statistics'],
};

/** A plain run opens at most so many scenarios in every way; `tests/flows/scenarios` proves the sentence of each. */
const atMost = 24;

describe.each(sampled(scenarioNames, { atMost }))('%s', (name) => {
  const { title, look, persona, address } = scenarios[name];
  const open = () => openInPage({ source: () => at, startedAt: at, scenario: name, seed: 'test' });
  let opened: OwnSimulation | undefined;
  const shared = () => (opened ??= open());
  afterAll(() => {
    opened = undefined;
  });

  test('says in a sentence what is so, and where to look at it', () => {
    expect(title).toMatch(/^[A-Z].{15,120}[^.]$/);
    expect(look).toMatch(/^[A-Z].{8,160}\.$/);
    expect(Object.keys(personas)).toContain(persona);
    const route = routeAt(`/en_US${address}`);
    expect(route?.path).not.toBe('*');
    expect(route?.access === 'user' && personas[persona].login === null).toBe(false);
  });

  test('is arranged without a fault for the persona it is about, and its link gives the same world, byte for byte', () => {
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

  test('has happened, whatever it took, when it is seen', () => {
    const own = shared();
    const { db, now } = own.simulation.world();
    expect(own.now()).toBeGreaterThanOrEqual(now);
    expect(db.messages.find({ where: { createdTime: { from: own.now() + 1 } } }).total).toBe(0);
  });

  test('leaves every read of a user within its contract, and refuses none that it is not about', async () => {
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

test('there are at least 150 scenarios, each with a sentence of its own, somewhere to look at and a link that opens it', () => {
  expect(scenarioNames.length).toBeGreaterThanOrEqual(150);
  expect(new Set(scenarioNames.map((name) => scenarios[name].title)).size).toBe(scenarioNames.length);
  for (const name of scenarioNames) {
    const { title, look, persona, address } = scenarios[name];
    expect([name, title]).toEqual([name, expect.stringMatching(/^[A-Z].{15,120}[^.]$/)]);
    expect([name, look]).toEqual([name, expect.stringMatching(/^[A-Z].{8,160}\.$/)]);
    const link = new URL(linkToScenario({ name, persona, address }, `${origin}/en_US`));
    expect(readLink(link.searchParams)).toMatchObject({ config: { scenario: name, persona }, problems: [] });
    expect([name, routeAt(link.pathname)?.path]).not.toEqual([name, '*']);
  }
});

test('a name is a scenario only if it is listed', () => {
  expect(['calm', '', 'Calm', '__proto__', 'toString', 'constructor'].filter(isScenarioName)).toEqual(['calm']);
});
