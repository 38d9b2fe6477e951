import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottledSource, textNodeOf, type LiveSource } from './live';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  return () => vi.useRealTimers();
});

/** Reports whether the element is in view, like the browser. */
let look: (isIntersecting: boolean) => void = () => {};
class Observer {
  constructor(notify: (entries: readonly { isIntersecting: boolean }[]) => void) {
    look = (isIntersecting) => notify([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {
    look = () => {};
  }
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

function open(interval: number) {
  let value = 0;
  const readers = new Set<() => void>();
  const read = vi.fn(() => value);
  const source: LiveSource<number> = {
    read,
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
  const paced = createThrottledSource(source);
  const seen: number[] = [];
  paced.subscribe(() => seen.push(paced.read()));
  const stop = paced.connect(document.body, interval);
  seen.splice(0);
  read.mockClear();
  const set = (next: number) => {
    value = next;
    for (const changed of readers) changed();
  };
  return { set, seen, stop, read, readers };
}

const pass = (ms: number) => void vi.advanceTimersByTime(ms);

test('changes between two frames are merged, and not read before the frame', () => {
  const { set, seen, read } = open(0);
  [1, 2, 3].forEach(set);
  expect(read).not.toHaveBeenCalled();
  pass(16);
  expect([seen, read.mock.calls.length]).toEqual([[3], 1]);
});

test('a hundred changes a second are shown as often as the interval says, and the last one always is', () => {
  const { set, seen } = open(250);
  for (let count = 1; count <= 100; count += 1) {
    set(count);
    pass(10);
  }
  expect(seen.length).toBeLessThanOrEqual(5);
  expect(seen.length).toBeGreaterThanOrEqual(3);
  pass(300);
  expect(seen.at(-1)).toBe(100);
});

test('with an interval a change is shown at once, so that it agrees with unthrottled values', () => {
  const { set, seen } = open(100);
  pass(100);
  set(1);
  expect(seen).toEqual([1]);
  set(2);
  expect(seen).toEqual([1]);
  pass(100);
  expect(seen).toEqual([1, 2]);
});

test('out of view nothing is read; back in view the newest value follows', () => {
  const { set, seen, read } = open(0);
  look(false);
  [1, 2].forEach(set);
  pass(100);
  expect([seen, read.mock.calls.length]).toEqual([[], 0]);
  look(true);
  pass(16);
  expect(seen).toEqual([2]);
});

test('a change waits if the element leaves view before its frame', () => {
  const { set, seen } = open(0);
  set(1);
  look(false);
  pass(16);
  expect(seen).toEqual([]);
  look(true);
  pass(16);
  expect(seen).toEqual([1]);
});

test('after disconnecting nothing is shown and the source has no subscribers', () => {
  const { set, seen, stop, readers } = open(0);
  set(1);
  stop();
  pass(100);
  expect([seen, readers.size]).toEqual([[], 0]);
});

test('a text is written without replacing its node', () => {
  const element = document.createElement('span');
  const text = textNodeOf(element);
  text.data = '1';
  expect([textNodeOf(element) === text, element.textContent]).toEqual([true, '1']);
});
