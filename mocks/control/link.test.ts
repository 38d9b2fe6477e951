import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { defaultCaller } from '../caller';
import { openInPage, type IsolatedSimulation } from '../http/inPage';
import { createSimulation } from '../simulation';
import { requestOf } from '@tests/support/exchange/actions';
import { cases } from '@tests/support/testAmount';
import { control } from '.';
import { parseInstant } from '../exchange/instants';
import { linkWithDisplay, linkToState } from './link';
import { linkParameters } from './linkParameters';
import { decodeElapsed, encodeElapsed } from './elapsedTime';
import { readLink } from './readLink';

const read = (search: string) => readLink(new URLSearchParams(search));

test('a URL without simulation parameters requests nothing', () => {
  expect(read('?redirect=/market&persona=trader')).toMatchObject({ config: null, problems: [] });
});

test('a URL sets scenario, persona, seed, clock and whether the clock is frozen', () => {
  const { config, problems } = read(
    '?sim.scenario=transfer-accepted&sim.persona=vip&sim.seed=demo&sim.clock=2026-01-05T08:00:00Z&sim.frozen=1&other=1',
  );
  expect(config).toEqual({
    scenario: 'transfer-accepted',
    persona: 'vip',
    seed: 'demo',
    startedAt: Date.UTC(2026, 0, 5, 8),
    frozen: true,
  });
  expect(problems).toEqual([]);
});

test('a URL sets the persona of its tab without changing the exchange', () => {
  expect(read('?sim.as=vip')).toEqual({ config: null, advanceTo: null, as: 'vip', world: null, faults: [], changes: null, problems: [] });
  expect(read('?sim.as=nobody')).toMatchObject({
    as: null,
    problems: [expect.stringMatching(/^sim\.as: unknown value "nobody"; expected visitor, /)],
  });
});

test('a URL sets theme and price colours without changing the exchange', () => {
  expect(read('?sim.theme=dark&sim.prices=red-up')).toMatchObject({ config: null, problems: [] });
  expect(read('?sim.theme=sepia&sim.prices=blue').problems).toEqual([
    'sim.theme: unknown value "sepia"; expected light, dark',
    'sim.prices: unknown value "blue"; expected green-up, red-up, colour-blind',
  ]);
  expect(linkWithDisplay({ theme: 'dark' }, 'http://exchange.example/en_US/market?tab=all')).toBe(
    'http://exchange.example/en_US/market?tab=all&sim.theme=dark',
  );
});

test('a URL sets faults: a business code for its call, or a fault for a target', () => {
  const { config, faults, problems } = read('?sim.scenario=calm&sim.code=addressListed&sim.fault=status-503@market');
  expect({ config, problems }).toEqual({ config: { scenario: 'calm' }, problems: [] });
  expect(faults).toMatchObject([
    { at: 'capital.createAddress', fault: { kind: 'code', code: code.addressListed.code } },
    { at: 'market', fault: { kind: 'status', status: 503 } },
  ]);
});

describe('invalid parameters are reported and ignored', () => {
  test.each([
    ['sim.persona=nobody', /^sim\.persona: unknown value "nobody"; expected visitor, /],
    ['sim.persona=__proto__', /^sim\.persona/],
    ['sim.persona=', /^sim\.persona: unknown value ""/],
    ['sim.scenario=no-such', /^sim\.scenario: unknown value "no-such"; expected calm, /],
    ['sim.scenario=constructor', /^sim\.scenario/],
    ['sim.seed=', /^sim\.seed: unknown value ""; expected a text of 1 to 200 characters/],
    [`sim.seed=${'x'.repeat(201)}`, /^sim\.seed: unknown value "x{60}"/],
    ['sim.clock=yesterday', /^sim\.clock: unknown value "yesterday"; expected an instant such as/],
    ['sim.clock=2026-01-05', /^sim\.clock/],
    ['sim.clock=2016-01-05T08:00:00Z', /^sim\.clock/],
    ['sim.world=two worlds', /^sim\.world: unknown value "two worlds"; expected up to 60 letters/],
    ['sim.code=teapot', /^sim\.code: unknown value "teapot"/],
    [
      'sim.fault=offline@moon',
      /^sim\.fault: unknown value "offline@moon"; expected a fault such as offline@market; faults are status-400, /,
    ],
    ['sim.elapsed=5m', /^sim\.elapsed: is truncated or altered, so the elapsed time is ignored; copy the link again$/],
    ['sim.elapsed=2.00000000.6lkg', /^sim\.elapsed: is from another version, /],
    [`sim.elapsed=${encodeElapsed(60_000)}`, /^sim\.elapsed: counts from sim\.clock, which is missing or invalid$/],
    ['sim.frozen=yes', /^sim\.frozen: unknown value "yes"; expected 1/],
  ])('%s', (search, problem) => {
    const alone = read(search);
    expect(alone).toMatchObject({ config: null, problems: [expect.stringMatching(problem)] });
    const among = read(search.startsWith('sim.seed') ? `sim.persona=trader&${search}` : `sim.seed=demo&${search}`);
    expect(among.problems).toHaveLength(1);
    expect(Object.keys(among.config ?? {})).toHaveLength(1);
  });

  test('no parameter values make it throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(linkParameters)), fc.string({ unit: 'binary' })), (parameters) => {
        const { problems, config, as, world, faults } = readLink(new URLSearchParams(parameters));
        expect(
          problems.length + Object.keys(config ?? {}).length + faults.length + [as, world].filter((named) => named !== null).length,
        ).toBe(Object.keys(parameters).length);
      }),
      { numRuns: cases(300) },
    );
  });
});

test('a copied link restores the state it was copied in', () => {
  const began = Date.UTC(2026, 0, 5, 8);
  const simulation = createSimulation({
    source: () => began,
    startedAt: began,
    seed: 'a seed & more',
    persona: 'vip',
    scenario: 'card-warning',
  });
  simulation.clock().freeze();
  const link = linkToState({ ...simulation.status(), changes: null }, 'http://127.0.0.1:4173/en_US/market?tab=spot');
  const { config, problems } = readLink(new URL(link).searchParams);
  expect(problems).toEqual([]);
  expect(config).toEqual({ seed: 'a seed & more', persona: 'vip', scenario: 'card-warning', startedAt: began, frozen: true });
  expect(link.startsWith('http://127.0.0.1:4173/en_US/market?tab=spot&')).toBe(true);
  const again = createSimulation({ source: () => began + 86_400_000 });
  again.restart(config ?? {});
  const { frozen, ...rest } = config ?? {};
  expect(again.status()).toMatchObject({ ...rest, clock: { at: began, frozen } });
  expect(again.world().sessions.user(defaultCaller.key)?.fnickname).toBe('Vera van der Waals');
});

test.each([
  ['2026-01-05T08:00:00Z', Date.UTC(2026, 0, 5, 8)],
  ['2026-01-05T08:00Z', Date.UTC(2026, 0, 5, 8)],
  ['2026-01-05T08:00:00.250Z', Date.UTC(2026, 0, 5, 8, 0, 0, 250)],
  ['2026-01-05T08:00:00+05:45', Date.UTC(2026, 0, 5, 2, 15)],
  ['2026-02-30T08:00:00', undefined],
  ['2026-13-05T08:00:00Z', undefined],
  ['1767600000000', 1_767_600_000_000],
  ['-1', undefined],
  ['1e12', undefined],
  ['2026-01-05T08:00:00Z; DROP', undefined],
  ['', undefined],
])('%s parses to the instant %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

test('the elapsed time round-trips, and altered values are rejected', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 86_400_000 }),
      fc.nat(),
      fc.constantFrom(...Array.from('0123456789abcdefz.-')),
      (elapsedMs, place, letter) => {
        const text = encodeElapsed(elapsedMs) ?? expect.fail('nothing was written');
        expect(text.length).toBeLessThan(20);
        expect(decodeElapsed(text)).toEqual({ elapsedMs });
        const at = place % text.length;
        const altered = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
        if (altered !== text) expect(decodeElapsed(altered)).toEqual({ problem: expect.stringMatching(/damaged|version/) });
        expect(decodeElapsed(text.slice(0, at))).toHaveProperty('problem');
      },
    ),
    { numRuns: cases(300) },
  );
  expect([0, -1, 86_400_001, NaN].map(encodeElapsed)).toEqual([null, null, null, null]);
});

test.each(['calm', 'deposit-arrived', 'order-soon-filled', 'transfer-accepted', 'withdrawal-review', 'funding-soon'] as const)(
  'a link copied minutes into %s recreates the same world, byte for byte',
  async (scenario) => {
    const source = () => Date.UTC(2026, 0, 5, 8);
    const own = openInPage({ source, stopwatch: () => 0, startedAt: source(), seed: 'test', scenario });
    const set = { ...control.clock, body: { stepMs: 7 * 60_000 + 250, frozen: true } };
    await own.transport(requestOf(set, 'http://127.0.0.1'));
    const { config, advanceTo, problems } = readLink(
      new URL(linkToState({ ...own.simulation.status(), changes: null }, 'http://127.0.0.1/')).searchParams,
    );
    expect([problems, advanceTo]).toEqual([[], own.now()]);
    const { frozen, ...start } = config ?? {};
    const other = openInPage({ source, stopwatch: () => 0, ...start });
    await other.transport(requestOf({ ...control.clock, body: { set: advanceTo, frozen } }, 'http://127.0.0.1'));
    // A link contains the start that the scenario moved to, not the requested one.
    const textOf = ({ simulation }: IsolatedSimulation) => JSON.stringify({ ...simulation.state(), requestedStart: null });
    expect(textOf(other) === textOf(own)).toBe(true);
  },
);

test('a link copied after days starts at its current instant', () => {
  const { simulation } = openInPage({ source: () => Date.UTC(2026, 0, 5, 8), startedAt: Date.UTC(2026, 0, 5, 8), seed: 'test' });
  simulation.clock().step(2 * 86_400_000);
  const { config, advanceTo } = readLink(new URL(linkToState({ ...simulation.status(), changes: null }, 'http://127.0.0.1/')).searchParams);
  expect([config?.startedAt, advanceTo]).toEqual([Date.UTC(2026, 0, 7, 8), null]);
});
