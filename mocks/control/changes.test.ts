import { expect, test } from 'vitest';
import { controlledExchange, exchangeStart } from '@tests/support/exchange/controlledExchange';
import { control } from '.';
import { linkToState } from './link';
import { linkParameters } from './linkParameters';
import { decodeChanges, encodeChanges } from './linkedChanges';
import { readLink } from './readLink';

const page = 'http://127.0.0.1:4173/en_US/market';
const undoable = <E extends { readonly path: string }>(endpoint: E) => ({ ...endpoint, path: `${endpoint.path}?undoable=1` });

/** Changes by the controls of the panel. */
const changes = [
  ['latency', control.latency, { latencyMs: 300 }],
  ['speed', control.clock, { speed: 60 }],
  ['frozen', control.clock, { frozen: true }],
  ['step', control.clock, { stepMs: 3_600_000 }],
  ['region', control.region, { region: 'US' }],
  ['maintenance', control.maintenance, { module: 'margin' }],
  ['fault', control.setFault, { at: 'market', when: { every: 3 }, fault: { kind: 'status', status: 503 } }],
  ['weather', control.setFaults, [{ at: 'all', when: {}, fault: { kind: 'latency', ms: 900 } }]],
  ['move', control.move, { of: 'BTC', percent: '-30', overMs: 120_000, holdMs: 600_000 }],
  ['halt', control.halt, { of: 'ETH_USDT', forMs: 600_000 }],
  ['widen', control.widenSpread, { of: 'meme', factor: '5' }],
  ['thin', control.thinBook, { of: 'all', factor: '0.1' }],
  ['empty side', control.thinBook, { of: 'meme', factor: '0', side: 'asks' }],
  ['persona', control.persona, { persona: 'vip' }],
] as const;

test.each(changes)('the change %s can be undone and is cleared by a reset', async (_, endpoint, body) => {
  const { own, ask } = controlledExchange();
  const begin = JSON.stringify(own.simulation.state());
  expect(await ask(undoable(endpoint), body)).toMatchObject({ code: 200 });
  expect(JSON.stringify(own.simulation.state())).not.toBe(begin);
  expect(await ask(control.undoLatest)).toMatchObject({ code: 200 });
  expect(JSON.stringify(own.simulation.state())).toBe(begin);
  await ask(endpoint, body);
  await ask(control.reset, {});
  expect(JSON.stringify(own.simulation.state())).toBe(begin);
});

test('consecutive clock changes are undone as one, without the change before them', async () => {
  const { ask } = controlledExchange();
  await ask(undoable(control.persona), { persona: 'vip' });
  for (let step = 0; step < 3; step += 1) await ask(undoable(control.clock), { stepMs: 60_000 });
  expect((await ask(control.undoLatest)).data).toMatchObject({ clock: { at: exchangeStart }, undoable: 'persona' });
});

test('a link contains the changes made by the controls, if any', async () => {
  const { ask } = controlledExchange();
  expect((await ask(control.status)).data.changes).toBeNull();
  for (const [name, endpoint, body] of changes) if (name !== 'weather') await ask(endpoint, body);
  const { data: finalStatus } = await ask(control.status);
  const link = readLink(new URL(linkToState(finalStatus, page)).searchParams);
  expect(link.problems).toEqual([]);

  const other = controlledExchange();
  await other.ask(control.reset, link.config);
  await other.ask(control.clock, { set: link.advanceTo });
  expect(await other.ask(control.changes, link.changes)).toMatchObject({ code: 200 });
  const { data: arrived } = await other.ask(control.status);
  const { scenario, persona, seed, latencyMs, clock, changes: carried } = finalStatus;
  expect(arrived).toMatchObject({ scenario, persona, seed, latencyMs, clock, changes: carried });
  for (const endpoint of [control.site, control.faults]) expect((await other.ask(endpoint)).data).toEqual((await ask(endpoint)).data);
  expect((await other.ask(control.interventions)).data).toContainEqual(expect.objectContaining({ of: 'meme', factor: '0', side: 'asks' }));
});

test('the settings of a scenario are not changes, but overriding them is', async () => {
  const { own, ask } = controlledExchange();
  await ask(control.scenario, { scenario: 'slow-exchange' });
  expect((await ask(control.status)).data.changes).toBeNull();
  own.simulation.restore(own.simulation.state());
  expect((await ask(control.status)).data.changes).toBeNull();
  await ask(control.latency, { latencyMs: 0 });
  expect(decodeChanges((await ask(control.status)).data.changes)).toEqual({ latencyMs: 0 });
});

test('truncated, altered or incompatible changes are rejected with the reason, and the rest applies', () => {
  const text = encodeChanges({ latencyMs: 300 });
  expect(decodeChanges(text)).toEqual({ latencyMs: 300 });
  const read = (changed: string) => readLink(new URLSearchParams({ [linkParameters.persona]: 'vip', [linkParameters.changes]: changed }));
  for (const [changed, reason] of [
    [text.slice(0, -1), /truncated or altered/],
    [text.replace('1.', '2.'), /another version/],
    [`${text}x`, /truncated or altered/],
    ['', /truncated or altered/],
    [encodeChanges({ region: 'nowhere' }), /truncated or altered/],
  ] as const)
    expect(read(changed)).toMatchObject({ config: { persona: 'vip' }, changes: null, problems: [expect.stringMatching(reason)] });
});

test('changes that name an unknown market are rejected as a whole', async () => {
  const { ask } = controlledExchange();
  const body = { latencyMs: 300, market: [{ kind: 'halt', of: 'nowhere' }] };
  expect(await ask(control.changes, body)).toMatchObject({ code: 400, msg: expect.stringContaining('nowhere') });
  expect((await ask(control.status)).data).toMatchObject({ latencyMs: 0, changes: null });
});
