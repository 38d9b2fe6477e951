import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { flashGap, flashTime } from './flash';
import { Price } from './Price';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const parts = (integer: string) =>
  ({ sign: '', prefix: '', integer, fraction: '.50', unit: '', text: `${integer}.50`, trend: 'rise' }) as const;
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

function open() {
  const { container, rerender } = renderUi(<Price value={parts('100')} />);
  return {
    lit: () => container.firstElementChild?.getAttribute('data-flash') ?? null,
    move: (integer: string, isLive = true) => rerender(<Price value={parts(integer)} isLive={isLive} />),
  };
}

test('an initial price does not flash', () => {
  expect(open().lit()).toBeNull();
});

test('a changed price flashes in its direction for 300 ms', () => {
  const { move, lit } = open();
  move('101');
  expect(lit()).toBe('rise');
  pass(flashTime - 1);
  expect(lit()).toBe('rise');
  pass(1);
  expect(lit()).toBeNull();
});

test('a price that renders again unchanged does not flash', () => {
  const { move, lit } = open();
  move('100');
  expect(lit()).toBeNull();
});

test('a constantly changing price flashes at most three times a second', () => {
  const { move, lit } = open();
  const starts: number[] = [];
  let was = lit();
  for (let time = 0; time < 2_000; time += 10) {
    move(String(100 + (time / 10) * (time % 20 ? 1 : 2)));
    if (lit() && !was) starts.push(time);
    was = lit();
    pass(10);
  }
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expect(starts.length).toBeGreaterThan(4);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(flashGap);
});

test('a static price never flashes', () => {
  const { move, lit } = open();
  move('90', false);
  expect(lit()).toBeNull();
});
