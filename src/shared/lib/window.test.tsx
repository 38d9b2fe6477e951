import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { media } from '@tokens/media';
import { clockOf } from './clock';
import { $device } from './device';
import { $isVisible, appStopped, appStarted } from './lifecycle';
import { localStorageAdapter } from './storage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A scope whose app is mounted for one test, because its listeners would otherwise react to later tests in the same window. */
async function mountedScope() {
  const scope = fork();
  onTestFinished(() => void allSettled(appStopped, { scope }));
  await allSettled(appStarted, { scope });
  return scope;
}

/** A window with an adjustable width; answers only the layout's media queries. */
function stubWidth(width: number) {
  const min: Readonly<Record<string, number>> = { [media.tablet]: 768, [media.desktop]: minOf(media.desktop) };
  const listeners = new Set<() => void>();
  let now = width;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return now >= (min[query] ?? Infinity);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners: () => listeners.size,
    resize: (to: number) => {
      now = to;
      for (const listener of listeners) listener();
    },
  };
}

const minOf = (query: string) => Number.parseInt(/\d+/.exec(query)?.[0] ?? '', 10);

describe('the layout', () => {
  test('follows the width of the window while the app is mounted', async () => {
    const width = stubWidth(320);
    const scope = await mountedScope();
    const seen = [767, 768, minOf(media.desktop) - 1, minOf(media.desktop), 320].map((to) => {
      width.resize(to);
      return scope.getState($device);
    });
    expect(seen).toEqual(['phone', 'tablet', 'tablet', 'desktop', 'phone']);
    await allSettled(appStopped, { scope });
    expect(width.listeners()).toBe(0);
  });

  test('subscribes once, however often the app is started', async () => {
    const width = stubWidth(320);
    const scope = await mountedScope();
    const listeners = width.listeners();
    expect(listeners).toBeGreaterThan(0);
    await allSettled(appStarted, { scope });
    expect(width.listeners()).toBe(listeners);
  });
});

test('detects that the tab is hidden', async () => {
  const scope = await mountedScope();
  expect(scope.getState($isVisible)).toBe(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(scope.getState($isVisible)).toBe(false);
});

describe('local storage', () => {
  test('writes and removes values', () => {
    const texts = localStorageAdapter(window);
    expect([texts.write('a', '1'), texts.read('a'), texts.write('a', null), texts.read('a')]).toEqual([true, '1', true, null]);
  });

  test('reports a full storage without throwing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(localStorageAdapter(window).write('a', '1')).toBe(false);
  });

  test('notifies of changes in other tabs, including a cleared storage, until stopped', () => {
    const changed = vi.fn();
    const stop = localStorageAdapter(window).subscribe('a', changed);
    for (const key of ['a', 'b', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

test('a delay beyond the timer limit does not fire at once', () => {
  vi.useFakeTimers();
  const callback = vi.fn();
  const clock = clockOf(() => 5);
  const stops = [clock.after(2 ** 40, callback), clock.every(2 ** 40, callback)];
  vi.advanceTimersByTime(60_000);
  expect([clock.now(), callback.mock.calls.length]).toEqual([5, 0]);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
