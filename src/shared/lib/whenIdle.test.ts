import { expect, onTestFinished, test, vi } from 'vitest';
import { createLoadTracker, whenIdle } from './whenIdle';

/** A browser whose idle moments come when the test says so; returns what gives those who wait now one. */
function idleBrowser() {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => asked.push(callback));
  onTestFinished(() => void vi.unstubAllGlobals());
  return async (didTimeout = false) => {
    for (const callback of asked.splice(0)) callback({ didTimeout, timeRemaining: () => 10 });
    await Promise.resolve();
  };
}

/** Lets three wait; returns who has gone on. */
function waiting() {
  const gone: number[] = [];
  for (const each of [1, 2, 3]) void whenIdle().then(() => gone.push(each));
  return gone;
}

test('each who waits has an idle moment of its own, in order', async () => {
  const idle = idleBrowser();
  const gone = waiting();
  await idle();
  expect(gone).toEqual([1]);
  await idle();
  await idle();
  expect(gone).toEqual([1, 2, 3]);
});

test('where there is none in time, all go on', async () => {
  const idle = idleBrowser();
  const gone = waiting();
  await idle(true);
  expect(gone).toEqual([1, 2, 3]);
});

/** Work that ends when the test says so. */
function work() {
  let [resolve, reject] = [() => {}, (_reason: Error) => {}];
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends));
  promise.catch(() => {});
  return { promise, resolve: () => resolve(), reject: (reason: Error) => reject(reason) };
}

/** Lets the promises that have settled go on. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Gives the browser two idle moments: one that shows that nothing is under way, and one for who waits. */
async function rest(idle: () => Promise<void>) {
  for (const _ of [1, 2]) {
    await idle();
    await turn();
  }
}

test('who waits until nothing is under way goes on when the browser is idle after its end', async () => {
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
  await turn();
  await idle();
  await turn();
  expect(spare).not.toHaveBeenCalled();
  second.reject(new Error('refused'));
  await turn();
  expect(spare).not.toHaveBeenCalled();
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('what comes under way before that moment is waited for, too', async () => {
  const idle = idleBrowser();
  const { trackLoad, whenLoaded } = createLoadTracker();
  const spare = vi.fn<() => void>();
  void whenLoaded().then(spare);
  await turn();
  const late = work();
  void trackLoad(late.promise);
  await idle();
  await turn();
  expect(spare).not.toHaveBeenCalled();
  late.resolve();
  await turn();
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('what does not end is waited for five seconds', async () => {
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
  await turn();
  expect(spare).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await rest(idle);
  expect(spare).toHaveBeenCalledOnce();
});

test('a browser without idle moments has one with the next task', async () => {
  const { trackLoad, whenLoaded } = createLoadTracker();
  vi.stubGlobal('requestIdleCallback', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const endless = work();
  onTestFinished(() => endless.resolve());
  void trackLoad(endless.promise);
  await expect(whenLoaded()).resolves.toBeUndefined();
});
