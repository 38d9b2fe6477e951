import { describe, expect, test } from 'vitest';
import { personas } from '@fixtures/personas';
import { routeAt } from '@/shared/routing';
import { openInPage } from '../http/inPage';
import { isScenarioName, scenarioNames, scenarios } from '.';
import { requestOf } from '@tests/support/exchange/actions';
import { recordExamples } from '@tests/support/exchange/calls';

const at = Date.UTC(2026, 0, 5, 8);
const reads = (await recordExamples()).filter(({ endpoint }) => endpoint.access === 'user' && !endpoint.isChange);

describe.each(scenarioNames)('%s', (name) => {
  const { title, look, persona, address } = scenarios[name];
  const open = () => openInPage({ source: () => at, startedAt: at, scenario: name, seed: 'test' });

  test('says in a sentence what is so, and where to look at it', () => {
    expect(title).toMatch(/^[A-Z].{15,120}[^.]$/);
    expect(look).toMatch(/^[A-Z].{8,160}\.$/);
    expect(Object.keys(personas)).toContain(persona);
    const route = routeAt(`/en_US${address}`);
    expect(route?.path).not.toBe('*');
    expect(route?.access === 'user' && personas[persona].login === null).toBe(false);
  });

  test('is arranged without a fault, alike every time, for the persona it is about', () => {
    const { simulation } = open();
    expect(simulation.status()).toMatchObject({ scenario: name, persona });
    expect(simulation.world().sessions.user('default')?.fid ?? null).toBe(personas[persona].login?.fid ?? null);
    expect(JSON.stringify(open().simulation.state())).toBe(JSON.stringify(simulation.state()));
  });

  test('leaves every read of a user within its contract', async () => {
    const own = open();
    own.simulation.world().latencyMs = 0;
    own.simulation.world().faults.clear();
    for (const { endpoint, action } of reads) {
      const response = await own.transport(requestOf(action, 'http://127.0.0.1'));
      expect([response.status, endpoint.id]).toEqual([200, endpoint.id]);
    }
  });
});

test('a name is a scenario only if it is listed', () => {
  expect(['calm', '', 'Calm', '__proto__', 'toString', 'constructor'].filter(isScenarioName)).toEqual(['calm']);
});
