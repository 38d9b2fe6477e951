import { allSettled, createEffect, createEvent, createStore, fork, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import { $clock, nowFx } from './clock';
import { delay } from './delay';
import { manualClock } from './manualClock';
import { $isVisible } from './lifecycle';
import { retry } from './retry';
import { interval } from './interval';

const scene = () => {
  const clock = manualClock(1_000_000);
  const scope = fork({ values: [[$clock, clock]] });
  return { clock, scope, since: () => clock.now() - 1_000_000 };
};

/** Waits for pending effects; timers only depend on the clock. */
const settle = (scope: Scope) => allSettled(scope);

test('reads the time of the scope’s clock', async () => {
  const { scope } = scene();
  expect(await allSettled(nowFx, { scope })).toEqual({ status: 'done', value: 1_000_000 });
});

describe('delay', () => {
  test('emits a value after the delay, only in its own scope', async () => {
    const source = createEvent<string>();
    const $received = createStore<string[]>([]).on(delay({ source, ms: 300 }), (received, value) => [...received, value]);
    const [one, other] = [scene(), scene()];
    await allSettled(source, { scope: one.scope, params: 'a' });
    one.clock.advance(299);
    expect(one.scope.getState($received)).toEqual([]);
    one.clock.advance(1);
    other.clock.advance(1000);
    expect([one.scope.getState($received), other.scope.getState($received)]).toEqual([['a'], []]);
  });

  test('emits only the latest value, and none after a cancel', async () => {
    const source = createEvent<string>();
    const cancel = createEvent();
    const $received = createStore<string[]>([]).on(delay({ source, ms: 300, cancel }), (received, value) => [...received, value]);
    const { scope, clock } = scene();
    await allSettled(source, { scope, params: 'a' });
    clock.advance(200);
    await allSettled(source, { scope, params: 'b' });
    clock.advance(200);
    expect(scope.getState($received)).toEqual([]);
    clock.advance(100);
    expect(scope.getState($received)).toEqual(['b']);
    await allSettled(source, { scope, params: 'c' });
    await allSettled(cancel, { scope });
    clock.advance(1000);
    expect([scope.getState($received), clock.pendingTimers()]).toEqual([['b'], 0]);
  });

  test('may depend on the value', async () => {
    const source = createEvent<number>();
    const $received = createStore(0).on(delay({ source, ms: (value) => value }), (_, value) => value);
    const { scope, clock } = scene();
    await allSettled(source, { scope, params: 50 });
    clock.advance(50);
    expect(scope.getState($received)).toBe(50);
  });
});

describe('retry', () => {
  const retried = (failures: number, when?: (error: string) => boolean) => {
    const { clock, scope, since } = scene();
    const attempts: string[] = [];
    let failuresLeft = failures;
    const fx = createEffect<string, string, string>((params) => {
      attempts.push(`${params} ${since()}`);
      failuresLeft -= 1;
      // effector passes thrown values through unchanged
      return failuresLeft < 0 ? params : Promise.reject<string>('busy');
    });
    const { $retries, gaveUp } = retry({ sent: fx, done: fx.done, failed: fx.fail, times: 8, ms: 2000, when });
    const $gaveUp = createStore<string[]>([]).on(gaveUp, (list, { params }) => [...list, params]);
    const pass = async (ms: number) => {
      clock.advance(ms);
      await settle(scope);
    };
    return {
      attempts,
      pass,
      clock,
      call: (params: string) => allSettled(fx, { scope, params }),
      retries: () => scope.getState($retries),
      gaveUp: () => scope.getState($gaveUp),
      fail: (times: number) => {
        failuresLeft = times;
      },
    };
  };

  test('repeats the call with the same parameters until it succeeds', async () => {
    const { call, pass, attempts, retries, gaveUp, clock } = retried(2);
    await call('x');
    expect(retries()).toBe(0);
    await pass(1999);
    expect(attempts).toEqual(['x 0']);
    await pass(1);
    expect([attempts, retries()]).toEqual([['x 0', 'x 2000'], 1]);
    await pass(2000);
    expect([attempts, retries(), gaveUp(), clock.pendingTimers()]).toEqual([['x 0', 'x 2000', 'x 4000'], 0, [], 0]);
  });

  test('gives up after one call and eight retries', async () => {
    const { call, pass, attempts, gaveUp } = retried(100);
    await call('x');
    for (let round = 0; round < 12; round += 1) await pass(2000);
    expect([attempts.length, gaveUp()]).toEqual([9, ['x']]);
  });

  test('resets the count after a success', async () => {
    const { call, pass, attempts, fail } = retried(5);
    await call('x');
    for (let round = 0; round < 5; round += 1) await pass(2000);
    expect(attempts.length).toBe(6);
    fail(100);
    await call('y');
    for (let round = 0; round < 12; round += 1) await pass(2000);
    expect(attempts.length).toBe(6 + 9);
  });

  test('another call replaces the pending retry', async () => {
    const { call, pass, attempts } = retried(1);
    await call('x');
    await call('y');
    await pass(10_000);
    expect(attempts).toEqual(['x 0', 'y 0']);
  });

  test('gives up at once on a failure not worth retrying', async () => {
    const { call, pass, attempts, gaveUp } = retried(100, (error) => error !== 'busy');
    await call('x');
    await pass(10_000);
    expect([attempts, gaveUp()]).toEqual([['x 0'], ['x']]);
  });
});

describe('interval', () => {
  test('updates the time at once and then at the interval, except while hidden, until stopped', () => {
    const { clock, scope, since } = scene();
    const start = createEvent();
    const stop = createEvent();
    const visible = createEvent<boolean>();
    $isVisible.on(visible, (_, isVisible) => isVisible);
    const { $now } = interval({ every: 1000, start, stop });
    const shown = () => scope.getState($now) - 1_000_000;
    clock.advance(250);
    void allSettled(start, { scope });
    expect(shown()).toBe(250);
    clock.advance(2000);
    expect(shown()).toBe(2250);
    void allSettled(visible, { scope, params: false });
    clock.advance(60_000);
    expect([shown(), clock.pendingTimers()]).toEqual([2250, 0]);
    void allSettled(visible, { scope, params: true });
    expect(shown()).toBe(since());
    void allSettled(stop, { scope });
    clock.advance(5000);
    expect([shown(), clock.pendingTimers()]).toEqual([62_250, 0]);
  });
});
