import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFrameThrottled, useThrottled } from './throttle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  return () => vi.useRealTimers();
});

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('values that change within a frame are rendered once, with the next frame', () => {
  const drawn: number[] = [];
  const { rerender } = renderHook(({ value }) => void drawn.push(useFrameThrottled(value).price), {
    initialProps: { value: { price: 0 } },
  });
  rerender({ value: { price: 1 } });
  rerender({ value: { price: 2 } });
  expect(drawn.every((price) => price === 0)).toBe(true);
  pass(16);
  expect(drawn.filter((price) => price > 0)).toEqual([2]);
});

test('a constantly changing value updates once per pause, and the last value arrives', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value, 250), { initialProps: { value: { price: 0 } } });
  const taken = new Set<number>();
  for (let price = 1; price <= 100; price++) {
    rerender({ value: { price } });
    pass(10);
    taken.add(result.current.price);
  }
  expect(taken.size).toBe(5);
  pass(250);
  expect(result.current.price).toBe(100);
});
