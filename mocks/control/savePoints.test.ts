import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markAllRead, controlledExchange, exchangeStart, unreadCount } from '@tests/support/exchange/controlledExchange';
import { cases } from '@tests/support/testAmount';
import { control } from '.';

const withName = (endpoint: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }, name: string) => ({
  ...endpoint,
  path: endpoint.path.replace(':name', encodeURIComponent(name)),
});

describe('a save point', () => {
  test('restores the state, including the clock', async () => {
    const { ask } = controlledExchange();
    expect((await ask(control.save, { name: 'before' })).data).toMatchObject({
      name: 'before',
      at: exchangeStart,
      persona: 'trader',
      problem: null,
    });
    await ask(markAllRead, { rangeType: 0 });
    await ask(control.clock, { stepMs: 3_600_000, frozen: true });
    expect((await ask(unreadCount)).data.countTotal).toBe(0);
    expect((await ask(control.restore, { name: 'before' })).data.clock).toEqual({ at: exchangeStart, frozen: false, speed: 1 });
    expect((await ask(unreadCount)).data.countTotal).toBe(12);
  });

  test('restores a world that continues exactly as before', async () => {
    const { own, ask } = controlledExchange();
    await ask(control.save, { name: 'a' });
    const transferAndStep = async () => {
      await ask({ method: 'POST', path: '/hk-web/v2/transfer' }, { amount: '5', coinId: 52, coinName: 'USDT', type: 25 });
      await ask(control.clock, { stepMs: 60_000 });
      return JSON.stringify(own.simulation.state());
    };
    const first = await transferAndStep();
    await ask(control.restore, { name: 'a' });
    expect(await transferAndStep()).toBe(first);
  });

  test('is listed, overwritten only with replace, and removed', async () => {
    const { ask } = controlledExchange();
    await ask(control.save, { name: 'one' });
    await ask(control.save, { name: 'two' });
    expect(await ask(control.save, { name: 'one' })).toMatchObject({ code: 400, msg: expect.stringContaining('body.name') });
    expect(await ask(control.save, { name: 'one', replace: true })).toMatchObject({ code: 200 });
    const names = async () => (await ask(control.saves)).data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['one', 'two']);
    expect((await ask(withName(control.removeSave, 'one'))).data).toHaveLength(1);
    expect(await names()).toEqual(['two']);
    expect(await ask(withName(control.removeSave, 'one'))).toMatchObject({ code: 400, msg: expect.stringContaining('no save point') });
    expect(await ask(control.restore, { name: 'one' })).toMatchObject({ code: 400 });
  });

  test('is compared with the current state: instants, the persona’s balances by account, and changed records', async () => {
    const { ask } = controlledExchange();
    await ask(control.save, { name: 'before' });
    expect((await ask(withName(control.compareSave, 'before'))).data).toEqual({
      from: exchangeStart,
      to: exchangeStart,
      collections: [],
      balances: [],
    });
    await ask({ method: 'POST', path: '/hk-web/v2/transfer' }, { amount: '5', coinId: 52, coinName: 'USDT', type: 25 });
    const { collections, balances } = (await ask(withName(control.compareSave, 'before'))).data;
    expect(
      balances.map(({ wallet, coin, before, after }: Record<string, string>) => [wallet, coin, Number(after) - Number(before)]),
    ).toEqual([
      [2, 'USDT', -5],
      [5, 'USDT', 5],
    ]);
    expect(collections).toContainEqual({ collection: 'transfers', added: 1, changed: 0, removed: 0 });
    expect(await ask(withName(control.compareSave, 'nothing'))).toMatchObject({ code: 400, msg: expect.stringContaining('path.name') });
  });

  test('survives a reset', async () => {
    const { ask } = controlledExchange();
    await ask(control.save, { name: 'kept' });
    await ask(control.reset, { seed: 'another' });
    expect((await ask(control.restore, { name: 'kept' })).data.seed).toBe('test');
  });

  test.each(['', ' ', '.', '..', '../up', 'a/b', 'a\\b', '.hidden', 'x'.repeat(61), 'line\nbreak', '__proto__', 'a.'])(
    'cannot be named %j',
    async (name) => {
      const { ask } = controlledExchange();
      expect(await ask(control.save, { name })).toMatchObject({ code: 400, msg: expect.stringMatching(/^body\.name: /) });
    },
  );
});

describe('a file', () => {
  test('contains a whole world from which another exchange continues', async () => {
    const first = controlledExchange();
    await first.ask(markAllRead, { rangeType: 0 });
    const file = await first.ask(control.export);
    const second = controlledExchange();
    await second.ask(control.persona, { persona: 'vip' });
    expect((await second.ask(control.import, file)).data).toMatchObject({ persona: 'trader' });
    expect((await second.ask(unreadCount)).data.countTotal).toBe(0);
    expect(JSON.stringify(second.own.simulation.state())).toBe(JSON.stringify(first.own.simulation.state()));
    expect(await controlledExchange().ask(control.import, file.data)).toMatchObject({ code: 200 });
  });

  test('is exported from a save point and imported as one', async () => {
    const first = controlledExchange();
    await first.ask(control.save, { name: 'mine' });
    const file = await first.ask(withName(control.exportSave, 'mine'));
    const second = controlledExchange();
    expect((await second.ask(withName(control.importSave, 'Ω yours'), file.data)).data).toMatchObject({ name: 'Ω yours', problem: null });
    expect(await second.ask(control.restore, { name: 'Ω yours' })).toMatchObject({ code: 200 });
  });

  /** The object at a path inside a file. */
  const within = (value: unknown, path: string): object => {
    const found = path
      .split('.')
      .filter(Boolean)
      .reduce((inner: unknown, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined), value);
    return typeof found === 'object' && found !== null ? found : expect.fail(`nothing at ${path}`);
  };
  /** An exported file with the fields at a path replaced; undefined removes a field. */
  const exportedWith = async (path: string, change: Readonly<Record<string, unknown>>) => {
    const { data } = await controlledExchange().ask(control.export);
    Object.assign(within(data, path), change);
    return data;
  };

  test.each([
    ['that is an empty object', async () => ({}), 'format'],
    ['that is a string', async () => 'exchange', 'the file'],
    ['with a foreign format', () => exportedWith('', { format: 'another' }), 'format'],
    ['of another version', () => exportedWith('', { version: 1 }), 'version'],
    ['with an unknown persona', () => exportedWith('', { persona: 'nobody' }), 'persona'],
    ['whose clock is out of range', () => exportedWith('clock', { at: 9e15 }), 'clock.at'],
    ['without a world', () => exportedWith('', { world: undefined }), 'world'],
    ['without records', () => exportedWith('world', { db: null }), 'world.db: '],
    ['whose messages are not a list', () => exportedWith('world.db.collections', { messages: {} }), 'messages'],
    ['with an invalid message', () => exportedWith('world.db.collections.messages.3', { createdTime: 'today' }), 'messages[3]'],
    ['whose ledger does not balance', () => exportedWith('world.ledger.holdings.0', { available: '1' }), 'world.ledger: coin'],
    [
      'whose balances do not match the entries',
      async () => {
        const file = await exportedWith('', {});
        file.world.ledger.entries.pop();
        return file;
      },
      'world.ledger: ',
    ],
    ['with an invalid ledger entry', () => exportedWith('world.ledger', { entries: [[1]] }), 'world.ledger.entries.0'],
    ['with an invalid scheduled event', () => exportedWith('world.db.collections', { scheduledEvents: [{ at: 1 }] }), 'scheduledEvents[0]'],
    ['with an invalid fault', () => exportedWith('world.db.collections', { faults: [{}] }), 'faults[0]'],
  ])('%s is rejected with the path of the problem, and nothing is lost', async (_, file, path) => {
    const { own, ask } = controlledExchange();
    await ask(markAllRead, { rangeType: 0 });
    const before = JSON.stringify(own.simulation.state());
    expect(await ask(control.import, await file())).toMatchObject({ code: 400, data: null, msg: expect.stringContaining(path) });
    expect(JSON.stringify(own.simulation.state())).toBe(before);
    expect((await ask(unreadCount)).data.countTotal).toBe(0);
  });

  test('corrupted anywhere is either rejected with a reason or imported as a working world', async () => {
    const { data } = await controlledExchange().ask(control.export);
    const text = JSON.stringify(data);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: text.length - 1 }),
        fc.constantFrom('', '9', '"', '}', 'x', '-', 'null'),
        async (index, replacement) => {
          const { own, ask, send } = controlledExchange();
          const before = JSON.stringify(own.simulation.state());
          const body = `${text.slice(0, index)}${replacement}${text.slice(index + 1)}`;
          const response = await own.transport(
            new Request('http://127.0.0.1/__exchange/import', { method: 'POST', body, headers: { 'x-exchange-client': 'test' } }),
          );
          const answer = await response.json();
          if (answer.code === 400) {
            expect(answer.msg).not.toBe('');
            expect(JSON.stringify(own.simulation.state())).toBe(before);
          } else expect(answer.code).toBe(200);
          expect((await send({ method: 'GET', path: '/hk-web/v2/getConfig' })).status).toBe(200);
          expect((await ask(control.reset, {})).code).toBe(200);
        },
      ),
      { numRuns: cases(25) },
    );
  });
});
