import { expect, onTestFinished, test, vi } from 'vitest';
import { createLoadTracker, whenIdle } from './whenIdle';

/** Stubs idle callbacks; returns a function that runs the pending ones. */
function idleBrowser() {
  const idleCallbacks: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idleCallbacks.push(callback));
  onTestFinished(() => void vi.unstubAllGlobals());
  return async (didTimeout = false) => {
    for (const callback of idleCallbacks.splice(0)) callback({ didTimeout, timeRemaining: () => 10 });
    await Promise.resolve();
  };
}

/** Starts three waits; returns the list of those resolved. */
function waiting() {
  const resolved: number[] = [];
  for (const each of [1, 2, 3]) void whenIdle().then(() => resolved.push(each));
  return resolved;
}

test('each wait gets its own idle callback, in order', async () => {
  const idle = idleBrowser();
  const resolved = waiting();
  await idle();
  expect(resolved).toEqual([1]);
  await idle();
  await idle();
  expect(resolved).toEqual([1, 2, 3]);
});

test('all waits resolve when the idle timeout expires', async () => {
  const idle = idleBrowser();
  const resolved = waiting();
  await idle(true);
  expect(resolved).toEqual([1, 2, 3]);
});

/** A promise settled by the test. */
function work() {
  let [resolve, reject] = [() => {}, (_reason: Error) => {}];
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  promise.catch(() => {});
  return { promise, resolve: () => resolve(), reject: (reason: Error) => reject(reason) };
}

/** Lets settled promises continue. */
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs two idle callbacks: one to detect that nothing is loading, one for the wait itself. */
async function rest(idle: () => Promise<void>) {
  for (const _ of [1, 2]) {
    await idle();
    await flushPromises();
  }
}

test('`whenLoaded` resolves at the idle moment after all loads have settled', async () => {
  const idle = idleBrowser();
  const { trackLoad, whenLoaded } = createLoadTracker();
  const first = work();
  const second = work();
  expect(trackLoad(first.promise)).toBe(first.promise);
  void trackLoad(second.promise);
  const spare = vi.fn<() => void>();
  void whenLoaded().then(spare);
  await idle();
  first.resolve();
  await flushPromises();
  await idle();
  await flushPromises();
  expect(spare).not.toHaveBeenCalled();
  second.reject(new Error('refused'));
  await flushPromises();
  expect(spare).not.toHaveBeenCalled();
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('waits for a load that starts before that moment', async () => {
  const idle = idleBrowser();
  const { trackLoad, whenLoaded } = createLoadTracker();
  const spare = vi.fn<() => void>();
  void whenLoaded().then(spare);
  await flushPromises();
  const late = work();
  void trackLoad(late.promise);
  await idle();
  await flushPromises();
  expect(spare).not.toHaveBeenCalled();
  late.resolve();
  await flushPromises();
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('waits at most five seconds for a load that never settles', async () => {
  const idle = idleBrowser();
  const { trackLoad, whenLoaded } = createLoadTracker();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const endless = work();
  onTestFinished(() => endless.resolve());
  void trackLoad(endless.promise);
  const spare = vi.fn<() => void>();
  void whenLoaded().then(spare);
  await vi.advanceTimersByTimeAsync(4900);
  await idle();
  await flushPromises();
  expect(spare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('without idle callbacks resolves in the next task', async () => {
  const { trackLoad, whenLoaded } = createLoadTracker();
  vi.stubGlobal('requestIdleCallback', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const endless = work();
  onTestFinished(() => endless.resolve());
  void trackLoad(endless.promise);
  await expect(whenLoaded()).resolves.toBeUndefined();
});
