import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../world';
import { qrTimes } from './qrLogin';
import { phoneMood } from './records';

const at = Date.UTC(2026, 0, 5, 8);
const { lifetimeMs, scanMs, confirmMs } = qrTimes;

/** What one login must be, worked out without an agenda: from instants alone. */
interface Expected {
  readonly token: string;
  readonly createdAt: number;
  readonly mood: keyof typeof phoneMood;
  /** When somebody confirmed by the call, and when a status check took the login. */
  confirmedAt: number | null;
  usedAt: number | null;
}
interface Model {
  now: number;
  mood: keyof typeof phoneMood;
  readonly logins: Expected[];
}

function stateOf({ createdAt, mood, confirmedAt, usedAt }: Expected, now: number): 'waiting' | 'scanned' | 'confirmed' | 'expired' {
  if (now >= createdAt + lifetimeMs || usedAt !== null) return 'expired';
  if (confirmedAt !== null || (mood === 'confirms' && now >= createdAt + confirmMs)) return 'confirmed';
  return mood !== 'looksAway' && now >= createdAt + scanMs ? 'scanned' : 'waiting';
}

type Step = fc.Command<Model, World>;
const found = new Set<string>();
const pick = ({ logins }: Model, which: number): Expected => logins[which % logins.length] ?? expect.fail('no login');

const generate: Step = {
  check: () => true,
  run: (model, world) => {
    const { token, expiresTime } = world.web3.qr.generate();
    expect(expiresTime).toBe(model.now + lifetimeMs);
    expect(model.logins.map((login) => login.token)).not.toContain(token);
    model.logins.push({ token, createdAt: model.now, mood: model.mood, confirmedAt: null, usedAt: null });
  },
  toString: () => 'generate',
};

const moodChange = (mood: keyof typeof phoneMood): Step => ({
  check: () => true,
  run: (model, world) => {
    world.web3.qr.changePhone({ mood: phoneMood[mood] });
    model.mood = mood;
  },
  toString: () => `the phone ${mood}`,
});

const wait = (ms: number): Step => ({
  check: () => true,
  run: (model, world) => {
    model.now += ms;
    world.advanceTo(model.now);
  },
  toString: () => `wait ${ms}`,
});

/** Lives to one millisecond before, at or after a deadline of one login. */
const until = (which: number, deadline: number, aside: number): Step => {
  const goal = (model: Model) => pick(model, which).createdAt + deadline + aside;
  return {
    check: ({ now, mood, logins }) => logins.length > 0 && goal({ now, mood, logins: [...logins] }) > now,
    run: (model, world) => {
      model.now = goal(model);
      world.advanceTo(model.now);
    },
    toString: () => `until ${deadline} and ${aside} of login ${which}`,
  };
};

const redeem = (which: number): Step => ({
  check: ({ logins }) => logins.length > 0,
  run: (model, world) => {
    const login = pick(model, which);
    const expected = stateOf(login, model.now);
    expect(world.web3.qr.redeem(login.token).state).toBe(expected);
    found.add(expected);
    if (expected === 'confirmed') login.usedAt = model.now;
  },
  toString: () => `redeem ${which}`,
});

const confirm = (which: number): Step => ({
  check: ({ logins }) => logins.length > 0,
  run: (model, world) => {
    const login = pick(model, which);
    const isOpen = ['waiting', 'scanned'].includes(stateOf(login, model.now));
    expect(world.web3.qr.confirm(login.token, { accountId: 'acc-model' })).toBe(isOpen);
    if (isOpen) login.confirmedAt = model.now;
  },
  toString: () => `confirm ${which}`,
});

const beginning = (): Model => ({ now: at, mood: 'confirms', logins: [] });
const moods = ['confirms', 'hesitates', 'looksAway'] as const;
const which = fc.nat({ max: 3 });
const commands = [
  fc.constant(generate),
  fc.constantFrom(...moods).map(moodChange),
  fc.integer({ min: 1, max: 40_000 }).map(wait),
  fc
    .tuple(which, fc.constantFrom(scanMs, confirmMs, lifetimeMs), fc.constantFrom(-1, 0, 1))
    .map(([login, deadline, aside]) => until(login, deadline, aside)),
  which.map(redeem),
  which.map(confirm),
];

describe('login by QR code', () => {
  const saved = createWorld({ seed: 'model', startedAt: at }).state();
  const open = () => createWorld({ seed: 'model', startedAt: at, saved });

  test('only goes the ways it may, whatever is done and however long is waited', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 50, size: 'max' }), (steps) => {
        fc.modelRun(() => ({ model: beginning(), real: open() }), steps);
      }),
      { numRuns: 100 },
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
  ])('after %d ms is %s, in one step as in many', (ms, state) => {
    const [once, often] = [open(), open()];
    const tokens = [once, often].map((world) => world.web3.qr.generate().token);
    once.advanceTo(at + ms);
    for (let step = 500; step < ms; step += 500) often.advanceTo(at + step);
    often.advanceTo(at + ms);
    expect(once.db.web3Logins.all()).toEqual(often.db.web3Logins.all());
    expect([once, often].map((world, index) => world.web3.qr.redeem(tokens[index] ?? '').state)).toEqual([state, state]);
  });

  test('goes on where a world was put down', () => {
    const world = open();
    const { token } = world.web3.qr.generate();
    const again = createWorld({ seed: 'model', startedAt: at, saved: world.state() });
    again.advanceTo(at + confirmMs);
    expect(again.web3.qr.redeem(token)).toMatchObject({ state: 'confirmed', wallet: { accountId: 'acc-7f3d2a' } });
    expect(again.web3.qr.redeem(token)).toEqual({ state: 'expired' });
  });

  test('knows no token of another world', () => {
    expect(open().web3.qr.redeem('qr-unknown')).toEqual({ state: 'expired' });
    expect(open().web3.qr.confirm('qr-unknown', {})).toBe(false);
  });
});
