import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld } from '../../world';
import { createEngine } from '../engine';
import { web3Module } from './module';
import { qrTimes } from './qrLogin';
import { phoneBehaviour } from './records';

const at = Date.UTC(2026, 0, 5, 8);
const { lifetimeMs, scanMs, confirmMs } = qrTimes;

/** The expected state of a login, derived from instants alone, without a schedule. */
interface Expected {
  readonly token: string;
  readonly createdAt: number;
  readonly behaviour: keyof typeof phoneBehaviour;
  /** When the login was confirmed by a call, and when a status check used it up. */
  confirmedAt: number | null;
  usedAt: number | null;
}
interface Model {
  now: number;
  behaviour: keyof typeof phoneBehaviour;
  readonly logins: Expected[];
}

function stateOf({ createdAt, behaviour, confirmedAt, usedAt }: Expected, now: number): 'waiting' | 'scanned' | 'confirmed' | 'expired' {
  if (now >= createdAt + lifetimeMs || usedAt !== null) return 'expired';
  if (confirmedAt !== null || (behaviour === 'confirms' && now >= createdAt + confirmMs)) return 'confirmed';
  return behaviour !== 'looksAway' && now >= createdAt + scanMs ? 'scanned' : 'waiting';
}

const alone = () => {
  const { context, products, advanceTo } = createEngine({ seed: 'model', at, modules: [web3Module] });
  return { ...context, part: products.web3.qr, advanceTo };
};
type Alone = ReturnType<typeof alone>;
type Step = fc.Command<Model, Alone>;
const found = new Set<string>();
const pick = ({ logins }: Model, which: number): Expected => logins[which % logins.length] ?? expect.fail('no login');

const generate: Step = {
  check: () => true,
  run: (model, alone) => {
    const { token, expiresTime } = alone.part.generate();
    expect(expiresTime).toBe(model.now + lifetimeMs);
    expect(model.logins.map((login) => login.token)).not.toContain(token);
    model.logins.push({ token, createdAt: model.now, behaviour: model.behaviour, confirmedAt: null, usedAt: null });
  },
  toString: () => 'generate',
};

const behaviourChange = (behaviour: keyof typeof phoneBehaviour): Step => ({
  check: () => true,
  run: (model, alone) => {
    alone.part.changePhone({ behaviour: phoneBehaviour[behaviour] });
    model.behaviour = behaviour;
  },
  toString: () => `the phone ${behaviour}`,
});

const wait = (ms: number): Step => ({
  check: () => true,
  run: (model, alone) => {
    model.now += ms;
    alone.advanceTo(model.now);
  },
  toString: () => `wait ${ms}`,
});

/** Advances to one millisecond before, at or after a deadline of a login. */
const until = (which: number, deadline: number, aside: number): Step => {
  const goal = (model: Model) => pick(model, which).createdAt + deadline + aside;
  return {
    check: ({ now, behaviour, logins }) => logins.length > 0 && goal({ now, behaviour, logins: [...logins] }) > now,
    run: (model, alone) => {
      model.now = goal(model);
      alone.advanceTo(model.now);
    },
    toString: () => `until ${deadline} and ${aside} of login ${which}`,
  };
};

const redeem = (which: number): Step => ({
  check: ({ logins }) => logins.length > 0,
  run: (model, alone) => {
    const login = pick(model, which);
    const expected = stateOf(login, model.now);
    expect(alone.part.redeem(login.token).state).toBe(expected);
    found.add(expected);
    if (expected === 'confirmed') login.usedAt = model.now;
  },
  toString: () => `redeem ${which}`,
});

const confirm = (which: number): Step => ({
  check: ({ logins }) => logins.length > 0,
  run: (model, alone) => {
    const login = pick(model, which);
    const isOpen = ['waiting', 'scanned'].includes(stateOf(login, model.now));
    expect(alone.part.confirm(login.token, { accountId: 'acc-model' })).toBe(isOpen);
    if (isOpen) login.confirmedAt = model.now;
  },
  toString: () => `confirm ${which}`,
});

const beginning = (): Model => ({ now: at, behaviour: 'confirms', logins: [] });
const behaviours = ['confirms', 'hesitates', 'looksAway'] as const;
const which = fc.nat({ max: 3 });
const commands = [
  fc.constant(generate),
  fc.constantFrom(...behaviours).map(behaviourChange),
  fc.integer({ min: 1, max: 40_000 }).map(wait),
  fc
    .tuple(which, fc.constantFrom(scanMs, confirmMs, lifetimeMs), fc.constantFrom(-1, 0, 1))
    .map(([login, deadline, aside]) => until(login, deadline, aside)),
  which.map(redeem),
  which.map(confirm),
];

describe('login by QR code', () => {
  test('makes only allowed transitions for any actions and delays', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 50, size: 'max' }), (steps) => {
        fc.modelRun(() => ({ model: beginning(), real: alone() }), steps);
      }),
      { numRuns: cases(1000) },
    );
    expect([...found].toSorted()).toEqual(['confirmed', 'expired', 'scanned', 'waiting']);
  });

  test.each([
    [scanMs - 1, 'waiting'],
    [scanMs, 'scanned'],
    [confirmMs - 1, 'scanned'],
    [confirmMs, 'confirmed'],
    [lifetimeMs - 1, 'confirmed'],
    [lifetimeMs, 'expired'],
  ])('after %d ms is %s, in one step or in many', (ms, state) => {
    const [once, often] = [alone(), alone()];
    const tokens = [once, often].map(({ part }) => part.generate().token);
    once.advanceTo(at + ms);
    for (let step = 500; step < ms; step += 500) often.advanceTo(at + step);
    often.advanceTo(at + ms);
    expect(once.db.web3Logins.all()).toEqual(often.db.web3Logins.all());
    expect([once, often].map(({ part }, index) => part.redeem(tokens[index] ?? '').state)).toEqual([state, state]);
  });

  test('continues after a save and restore', () => {
    const world = createSeededWorld({ seed: 'model', startedAt: at });
    const { token } = world.web3.qr.generate();
    const again = createWorld({ seed: 'model', startedAt: at, saved: world.state() });
    again.advanceTo(at + confirmMs);
    expect(again.web3.qr.redeem(token)).toMatchObject({ state: 'confirmed', wallet: { accountId: 'acc-7f3d2a' } });
    expect(again.web3.qr.redeem(token)).toEqual({ state: 'expired' });
  });

  test('rejects an unknown token', () => {
    expect(alone().part.redeem('qr-unknown')).toEqual({ state: 'expired' });
    expect(alone().part.confirm('qr-unknown', {})).toBe(false);
  });
});
