import { describe, expect, test } from 'vitest';
import { market } from '@/contract/market';
import { controlledExchange, exchangeStart as at } from '@tests/support/exchange/controlledExchange';
import { control } from '.';

describe('market interventions', () => {
  test('start immediately and are listed; undoing one again has no further effect', async () => {
    const { ask } = controlledExchange();
    const { data: moved } = await ask(control.move, { of: 'BTC', percent: '-10', overMs: 300_000 });
    expect(moved).toEqual({ id: 1, kind: 'move', of: 'BTC', percent: '-10', overMs: 300_000, holdMs: null, from: at, endedAt: null });
    const { data: widened } = await ask(control.widenSpread, { of: 'meme', factor: '5', forMs: 60_000 });
    const { data: thinned } = await ask(control.thinBook, { of: 'all', factor: '0.1' });
    const { data: halted } = await ask(control.halt, { of: 'ETH_BTC' });
    expect((await ask(control.interventions)).data).toEqual([moved, widened, thinned, halted]);

    await ask(control.clock, { frozen: true, stepMs: 1_000 });
    const undone = { ...moved, endedAt: at + 1_000 };
    const undo = { ...control.undo, path: control.undo.path.replace(':id', '1') };
    expect((await ask(undo)).data).toEqual(undone);
    await ask(control.clock, { stepMs: 1_000 });
    expect((await ask(undo)).data).toEqual(undone);
    expect((await ask(control.resume, { of: 'all' })).data).toEqual([{ ...halted, endedAt: at + 2_000 }]);
  });

  test('can all be undone at once', async () => {
    const { ask } = controlledExchange();
    await ask(control.move, { of: 'BTC', percent: '-10' });
    await ask(control.halt, { of: 'SOL' });
    const { data: undone } = await ask(control.undoAll);
    expect(undone).toMatchObject([
      { kind: 'move', endedAt: at },
      { kind: 'halt', endedAt: at },
    ]);
    expect((await ask(control.interventions)).data).toEqual(undone);
  });

  test('are part of the world: an imported world continues identically', async () => {
    const [first, second] = [controlledExchange(), controlledExchange()];
    await first.ask(control.move, { of: 'all', percent: '-25', overMs: 600_000 });
    await first.ask(control.halt, { of: 'SOL', forMs: 120_000 });
    const { data: file } = await first.ask(control.export);
    await second.ask(control.import, file);
    for (const each of [first, second]) await each.ask(control.clock, { frozen: true, set: at + 300_000 });
    const [firstState, secondState] = [await first.ask(control.export), await second.ask(control.export)];
    expect(JSON.stringify(secondState)).toBe(JSON.stringify(firstState));
    expect((await second.ask(market.tickers)).data).toEqual((await first.ask(market.tickers)).data);
  });

  test.each([
    ['move', { of: 'NONE', percent: '1' }, /^body\.of: there is no market "NONE"; use all, a sector \(layer1, .*\), a coin/],
    ['move', { of: 'USDT', percent: '1' }, /^body\.of: /],
    ['move', { of: 'BTC', percent: '-100' }, /^body\.percent: -100 is not above -100 and at most 900/],
    ['move', { of: 'BTC', percent: '901' }, /^body\.percent: /],
    ['move', { of: 'BTC', percent: 'ten' }, /^body\.percent: /],
    ['move', { of: 'BTC', percent: '1', overMs: -1 }, /^body\.overMs: /],
    ['halt', { of: 'btcusdt_991231_d' }, /^body\.of: /],
    ['halt', { of: 'BTC', forMs: 0 }, /^body\.forMs: /],
    ['resume', { of: 'BTC' }, /^body\.of: there is no active halt of BTC/],
    ['widenSpread', { of: 'BTC', factor: '0.5' }, /^body\.factor: 0\.5 is not between 1 and 100/],
    ['thinBook', { of: 'BTC', factor: '1.5' }, /^body\.factor: 1\.5 is not between 0 and 1/],
    ['thinBook', { of: 'BTC', factor: '0', side: 'middle' }, /^body\.side: /],
    ['widenSpread', { of: 'BTC', factor: '2', side: 'bids' }, /side/],
  ] as const)('%s rejects %j, naming the field and the reason', async (name, body, message) => {
    const { own, ask } = controlledExchange();
    const before = JSON.stringify(own.simulation.state());
    expect(await ask(control[name], body)).toMatchObject({ code: 400, msg: expect.stringMatching(message) });
    expect(JSON.stringify(own.simulation.state())).toBe(before);
  });

  test('an unknown one cannot be undone', async () => {
    const { ask } = controlledExchange();
    const undo = { ...control.undo, path: control.undo.path.replace(':id', '7') };
    expect(await ask(undo)).toMatchObject({ code: 400, msg: 'path.id: there is no intervention 7' });
  });
});
