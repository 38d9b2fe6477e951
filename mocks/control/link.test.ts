import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { defaultCaller } from '../caller';
import { createSimulation } from '../simulation';
import { instantOf } from '../exchange/instants';
import { linkParameters, linkTo } from './link';
import { readLink } from './readLink';

const read = (search: string) => readLink(new URLSearchParams(search));

test('an address without parameters of the simulation asks for nothing', () => {
  expect(read('?redirect=/market&persona=trader')).toMatchObject({ config: null, problems: [] });
});

test('an address names scenario, persona, seed, clock and whether time stands', () => {
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

test('an address names who its tab is, and leaves the exchange as it is', () => {
  expect(read('?sim.as=vip')).toEqual({ config: null, as: 'vip', world: null, faults: [], changes: null, problems: [] });
  expect(read('?sim.as=nobody')).toMatchObject({
    as: null,
    problems: [expect.stringMatching(/^sim\.as: "nobody" is not known; it takes visitor, /)],
  });
});

test('an address names what goes wrong: a code where it is met, a fault at a place', () => {
  const { config, faults, problems } = read('?sim.scenario=calm&sim.code=addressListed&sim.fault=status-503@market');
  expect({ config, problems }).toEqual({ config: { scenario: 'calm' }, problems: [] });
  expect(faults).toMatchObject([
    { at: 'capital.createAddress', fault: { kind: 'code', code: code.addressListed.code } },
    { at: 'market', fault: { kind: 'status', status: 503 } },
  ]);
});

describe('what is not understood is said, and the rest holds', () => {
  test.each([
    ['sim.persona=nobody', /^sim\.persona: "nobody" is not known; it takes visitor, /],
    ['sim.persona=__proto__', /^sim\.persona/],
    ['sim.persona=', /^sim\.persona: "" is not known/],
    ['sim.scenario=no-such', /^sim\.scenario: "no-such" is not known; it takes calm, /],
    ['sim.scenario=constructor', /^sim\.scenario/],
    ['sim.seed=', /^sim\.seed: "" is not known; it takes a text of 1 to 200 characters/],
    [`sim.seed=${'x'.repeat(201)}`, /^sim\.seed: "x{60}"/],
    ['sim.clock=yesterday', /^sim\.clock: "yesterday" is not known; it takes an instant such as/],
    ['sim.clock=2026-01-05', /^sim\.clock/],
    ['sim.clock=2016-01-05T08:00:00Z', /^sim\.clock/],
    ['sim.world=two worlds', /^sim\.world: "two worlds" is not known; it takes up to 60 letters/],
    ['sim.code=teapot', /^sim\.code: "teapot" is not known/],
    ['sim.fault=offline@moon', /^sim\.fault: "offline@moon" is not known; it takes such as offline@market; faults are status-400, /],
    ['sim.frozen=yes', /^sim\.frozen: "yes" is not known; it takes 1/],
  ])('%s', (search, problem) => {
    const alone = read(search);
    expect(alone).toMatchObject({ config: null, problems: [expect.stringMatching(problem)] });
    const among = read(search.startsWith('sim.seed') ? `sim.persona=trader&${search}` : `sim.seed=demo&${search}`);
    expect(among.problems).toHaveLength(1);
    expect(Object.keys(among.config ?? {})).toHaveLength(1);
  });

  test('whatever stands there, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.values(linkParameters)), fc.string({ unit: 'binary' })), (parameters) => {
        const { problems, config, as, world, faults } = readLink(new URLSearchParams(parameters));
        expect(
          problems.length + Object.keys(config ?? {}).length + faults.length + [as, world].filter((named) => named !== null).length,
        ).toBe(Object.keys(parameters).length);
      }),
      { numRuns: 300 },
    );
  });
});

test('a copied link names the state it was copied in', () => {
  const began = Date.UTC(2026, 0, 5, 8);
  const simulation = createSimulation({
    source: () => began,
    startedAt: began,
    seed: 'a seed & more',
    persona: 'vip',
    scenario: 'card-warning',
  });
  simulation.clock().freeze();
  const link = linkTo({ ...simulation.status(), changes: null }, 'http://127.0.0.1:4173/en_US/market?tab=spot');
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
])('%s is the instant %s', (text, instant) => {
  expect(instantOf(text)).toBe(instant);
});
