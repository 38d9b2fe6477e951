import { expect, onTestFinished, test, vi } from 'vitest';
import { whenIdle } from './whenIdle';

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
