import { expect, test } from 'vitest';
import { createSimulation } from '../simulation';
import { controlledExchange as open, unreadCount } from '@tests/support/exchange/controlledExchange';
import { control } from '.';

const busy = { kind: 'status', status: 503 };

test('faults are set, listed, removed individually and cleared', async () => {
  const { ask } = open();
  expect((await ask(control.setFault, { at: 'inmail', when: { nth: 2 }, fault: busy })).data).toEqual({
    id: 1,
    at: 'inmail',
    when: { nth: 2 },
    fault: busy,
    seen: 0,
    hits: 0,
  });
  await ask(control.setFault, { at: 'all', fault: { kind: 'latency', ms: 0 } });
  expect((await ask(control.faults)).data.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect((await ask({ ...control.removeFault, path: '/__exchange/faults/1' })).data.map(({ id }: { id: number }) => id)).toEqual([2]);
  expect(await ask({ ...control.removeFault, path: '/__exchange/faults/1' })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('path.id'),
  });
  expect((await ask(control.clearFaults)).data).toEqual([]);
});

test.each([
  [{ at: 'no.such', fault: busy }, /^body\.at: unknown call or domain "no\.such"/],
  [{ at: '__proto__', fault: busy }, /^body\.at: /],
  [{ at: 'constructor', fault: busy }, /^body\.at: /],
  [{ at: 'all', fault: { kind: 'status', status: 200 } }, /^body\.fault\.status: /],
  [{ at: 'all', when: { nth: 0 }, fault: busy }, /^body\.when\.nth: /],
])('%j is rejected, naming the field', async (body, message) => {
  const { own, ask } = open();
  expect(await ask(control.setFault, body)).toMatchObject({ code: 400, msg: expect.stringMatching(message) });
  expect(own.simulation.world().faults.list()).toEqual([]);
});

test('faults and their counters are saved with the simulation and cleared by a reset', async () => {
  const { own, ask } = open();
  const read = async () => ask(unreadCount);
  await ask(control.setFault, { at: 'inmail', when: { nth: 3 }, fault: busy });
  expect([(await read()).code, (await read()).code]).toEqual([200, 200]);
  const again = createSimulation({ source: () => 0, saved: JSON.parse(JSON.stringify(own.simulation.state())) });
  expect(again.world().faults.apply({ id: 'inmail.unreadCount', domain: 'inmail' }).failure).toEqual(busy);
  expect((await read()).code).toBe(503);
  await ask(control.reset, {});
  expect((await ask(control.faults)).data).toEqual([]);
});

test('a read counted by a fault is a change, so that its counter is saved', async () => {
  const { own } = open();
  const request = { id: '1', method: 'GET', url: '/hk-web/v2/inmail/message/unReadCount', headers: {}, body: null, form: null };
  const answer = () => own.simulation.answer(request, { key: 'default', rotatesKey: false });
  expect(answer().isChange).toBe(false);
  own.simulation.world().faults.set({ at: 'all', when: { nth: 5 }, fault: { kind: 'offline' } });
  expect(answer().isChange).toBe(true);
});
