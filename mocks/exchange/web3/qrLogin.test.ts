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

class Generate implements fc.Command<Model, World> {
  check = () => true;
  run(model: Model, world: World) {
    const { token, expiresTime } = world.web3.qr.generate();
    expect(expiresTime).toBe(model.now + lifetimeMs);
    expect(model.logins.map((login) => login.token)).not.toContain(token);
    model.logins.push({ token, createdAt: model.now, mood: model.mood, confirmedAt: null, usedAt: null });
  }
  toString = () => 'generate';
}

class Mood implements fc.Command<Model, World> {
  constructor(readonly mood: keyof typeof phoneMood) {}
  check = () => true;
  run(model: Model, world: World) {
    world.web3.qr.changePhone({ mood: phoneMood[this.mood] });
    model.mood = this.mood;
  }
  toString = () => `the phone ${this.mood}`;
}

class Wait implements fc.Command<Model, World> {
  constructor(readonly ms: number) {}
  check = () => true;
  run(model: Model, world: World) {
    model.now += this.ms;
    world.advanceTo(model.now);
  }
  toString = () => `wait ${this.ms}`;
}

/** Lives to one millisecond before, at or after a deadline of one login. */
class Until implements fc.Command<Model, World> {
  constructor(
    readonly which: number,
    readonly deadline: number,
    readonly aside: number,
  ) {}
  goal = ({ logins }: Model) => (logins[this.which % logins.length]?.createdAt ?? 0) + this.deadline + this.aside;
  check = (model: Readonly<Model>) => model.logins.length > 0 && this.goal(model) > model.now;
  run(model: Model, world: World) {
    model.now = this.goal(model);
    world.advanceTo(model.now);
  }
  toString = () => `until ${this.deadline}${this.aside < 0 ? '' : '+'}${this.aside} of login ${this.which}`;
}

const found = new Set<string>();

class Redeem implements fc.Command<Model, World> {
  constructor(readonly which: number) {}
  check = ({ logins }: Readonly<Model>) => logins.length > 0;
  run(model: Model, world: World) {
    const login = model.logins[this.which % model.logins.length] ?? expect.fail('no login');
    const expected = stateOf(login, model.now);
    expect(world.web3.qr.redeem(login.token).state).toBe(expected);
    found.add(expected);
    if (expected === 'confirmed') login.usedAt = model.now;
  }
  toString = () => `redeem ${this.which}`;
}

class Confirm implements fc.Command<Model, World> {
  constructor(readonly which: number) {}
  check = ({ logins }: Readonly<Model>) => logins.length > 0;
  run(model: Model, world: World) {
    const login = model.logins[this.which % model.logins.length] ?? expect.fail('no login');
    const isOpen = ['waiting', 'scanned'].includes(stateOf(login, model.now));
    expect(world.web3.qr.confirm(login.token, { accountId: 'acc-model' })).toBe(isOpen);
    if (isOpen) login.confirmedAt = model.now;
  }
  toString = () => `confirm ${this.which}`;
}

const which = fc.nat({ max: 3 });
const commands = [
  fc.constant(new Generate()),
  fc.constantFrom('confirms', 'hesitates', 'looksAway').map((mood) => new Mood(mood)),
  fc.integer({ min: 1, max: 40_000 }).map((ms) => new Wait(ms)),
  fc
    .tuple(which, fc.constantFrom(scanMs, confirmMs, lifetimeMs), fc.constantFrom(-1, 0, 1))
    .map(([login, deadline, aside]) => new Until(login, deadline, aside)),
  which.map((login) => new Redeem(login)),
  which.map((login) => new Confirm(login)),
];

describe('login by QR code', () => {
  const saved = createWorld({ seed: 'model', startedAt: at }).state();
  const open = () => createWorld({ seed: 'model', startedAt: at, saved });

  test('only goes the ways it may, whatever is done and however long is waited', () => {
    fc.assert(
      fc.property(fc.commands(commands, { maxCommands: 50 }), (steps) => {
        fc.modelRun(() => ({ model: { now: at, mood: 'confirms', logins: [] }, real: open() }), steps);
      }),
      { numRuns: 250 },
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
