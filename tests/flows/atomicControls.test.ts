import { afterEach, expect, test, vi } from 'vitest';
import { control } from '@mocks/control';
import { scenarios } from '@mocks/scenarios';
import { sampled } from '@tests/support/testAmount';
import { controlledExchange } from '@tests/support/exchange/controlledExchange';

afterEach(() => void vi.restoreAllMocks());

const fault = { at: 'capital', when: { every: 2 }, fault: { kind: 'latency', ms: 100 } };
const slow = { at: 'inmail', when: {}, fault: { kind: 'latency', ms: 5 } };
const crash = { of: 'BTC', percent: '-10', overMs: 60_000 };

/** Controls that change records of the exchange, each with the controls applied before it and its body. */
const changes = [
  { before: [], call: control.persona, body: { persona: 'vip' } },
  { before: [], call: control.persona, body: { persona: 'visitor' } },
  { before: [], call: control.move, body: crash },
  { before: [], call: control.halt, body: { of: 'ETH', forMs: 60_000 } },
  { before: [[control.halt, { of: 'ETH' }]], call: control.resume, body: { of: 'ETH' } },
  { before: [], call: control.widenSpread, body: { of: 'all', factor: '3' } },
  { before: [], call: control.thinBook, body: { of: 'SOL', factor: '0.2' } },
  {
    before: [
      [control.move, crash],
      [control.halt, { of: 'ETH' }],
    ],
    call: control.undoAll,
  },
  { before: [], call: control.maintenance, body: { module: 'spot' } },
  { before: [], call: control.region, body: { region: 'US' } },
  { before: [], call: control.deposit, body: { coin: 'USDT' } },
  { before: [], call: control.setFault, body: fault },
  { before: [[control.setFault, fault]], call: control.setFaults, body: [slow] },
  {
    before: [
      [control.setFault, fault],
      [control.setFault, slow],
    ],
    call: control.clearFaults,
  },
  {
    before: [
      [control.setFault, fault],
      [control.move, crash],
    ],
    call: control.changes,
    body: {
      latencyMs: 300,
      speed: 60,
      region: 'US',
      underMaintenance: ['spot', 'margin'],
      faults: [slow],
      market: [{ kind: 'halt', of: 'ETH' }],
    },
  },
] as const;

/** The controls to break; a plain run takes at most six. */
const tested = sampled(changes, { atMost: 6 });

test('a control that throws after any of its changes leaves the exchange unchanged', async () => {
  const changed: string[] = [];
  let thrown = 0;
  for (const { before, call, ...rest } of tested) {
    const { own, ask } = controlledExchange();
    for (const [earlier, body] of before) expect((await ask(earlier, body)).code).toBe(200);
    // Runs the events still due at this instant before the next call.
    await ask(control.status);
    const { undoLog } = own.simulation.world().db;
    const { note } = undoLog;
    const state = () => JSON.stringify(own.simulation.state());
    const initial = state();
    for (let max = 1; ; max += 1) {
      let changeCount = 0;
      undoLog.note = (undo) => {
        note(undo);
        changeCount += 1;
        if (changeCount === max) throw new Error('planted');
      };
      const { code } = await ask(call, 'body' in rest ? rest.body : undefined);
      undoLog.note = note;
      if (changeCount < max) {
        expect([call.id, code, changeCount > 0, state() === initial]).toEqual([call.id, 200, true, false]);
        break;
      }
      thrown += 1;
      if (state() !== initial || code !== 500) changed.push(`${call.id} after ${max} of its changes: ${code}`);
    }
  }
  expect(changed).toEqual([]);
  expect(thrown).toBeGreaterThan(tested.length);
}, 120_000);

test('if arranging a scenario fails, the exchange keeps its current scenario and continues', async () => {
  const { own, ask } = controlledExchange();
  await ask(control.setFault, fault);
  const initial = JSON.stringify(own.simulation.state());
  vi.spyOn(scenarios['order-waiting'], 'arrange').mockImplementation((world) => {
    world.faults.clear();
    throw new Error('planted');
  });
  expect((await ask(control.scenario, { scenario: 'order-waiting' })).code).toBe(500);
  expect(JSON.stringify(own.simulation.state())).toBe(initial);
  expect((await ask(control.latency, { latencyMs: 20 })).data).toMatchObject({ persona: 'trader', scenario: 'calm', latencyMs: 20 });
  vi.restoreAllMocks();
  expect((await ask(control.scenario, { scenario: 'order-waiting' })).data.scenario).toBe('order-waiting');
}, 60_000);
