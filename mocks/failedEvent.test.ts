import { afterEach, expect, test, vi } from 'vitest';
import { domains } from '@/contract';
import { csrfHeader } from '@/contract/envelope';
import { defaultCaller } from './caller';
import { control } from './control';
import { createSimulation } from './simulation';

const startedAt = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;

afterEach(() => void vi.restoreAllMocks());

const open = () => {
  const faults: unknown[] = [];
  const simulation = createSimulation({
    source: () => startedAt,
    startedAt,
    persona: 'trader',
    seed: 'failing',
    onFault: (error) => void faults.push(error),
  });
  const ask = ({ method, path }: { readonly method: string; readonly path: string }, body?: object) => {
    const request = { id: 'failing', method, url: path, headers: { [csrfHeader]: 'failing' }, form: null };
    const { response } = simulation.answer({ ...request, body: body ? JSON.stringify(body) : null }, defaultCaller);
    return JSON.parse(response.body);
  };
  return { simulation, faults, ask };
};

test('an event that fails while the clock moves changes nothing: the clock stops at the event before, and the failed event is reported and retried only when the clock is moved again', () => {
  const { simulation, faults, ask } = open();
  const { bots } = simulation.world();
  const run = bots.run.bind(bots);
  let ran = 0;
  vi.spyOn(bots, 'run').mockImplementation((event, at) => {
    run(event, at);
    ran += 1;
    if (ran > 3) throw new Error('planted');
  });
  const moved = ask(control.clock, { stepMs: dayMs });
  const standsAt = simulation.world().now;
  expect(moved).toMatchObject({ code: 200, data: { behindMs: 0, clock: { at: standsAt, frozen: true } } });
  expect(standsAt).toBeGreaterThan(startedAt);

  const named = expect.stringMatching(/^bots \w+, due at 2026-01-05T.+, has failed: planted$/);
  expect(faults).toEqual([expect.objectContaining({ message: named })]);
  for (let call = 0; call < 3; call += 1)
    expect(ask(domains.inmail.unreadCount)).toMatchObject({ code: 500, msg: expect.stringContaining('(bots ') });
  expect([faults.length, ran]).toEqual([1, 4]);

  const twin = open();
  twin.ask(control.clock, { set: standsAt });
  expect(JSON.stringify(simulation.world().state())).toBe(JSON.stringify(twin.simulation.world().state()));

  ask(control.clock, { stepMs: dayMs });
  expect([faults.length, simulation.world().now]).toEqual([2, standsAt]);
  vi.restoreAllMocks();
  expect(ask(control.clock, { stepMs: dayMs })).toMatchObject({ code: 200, data: { clock: { at: standsAt + dayMs } } });
  expect(ask(domains.inmail.unreadCount).code).toBe(200);
  expect(faults).toHaveLength(2);
});
