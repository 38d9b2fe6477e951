import { allSettled, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $clock, $isVisible, $prefersReducedMotion, manualClock } from '@/shared/lib';
import { createTicker } from './ticker';

const stay = 5000;
const $count = createStore(3);
const ticker = createTicker({ $count, every: stay });

function open({ count = 3, isStill = false } = {}) {
  const clock = manualClock();
  const scope = fork({
    values: [
      [$clock, clock],
      [$count, count],
      [$prefersReducedMotion, isStill],
    ],
  });
  const notify = (unit: typeof ticker.pauseToggled) => void allSettled(unit, { scope });
  void allSettled(ticker.Gate.open, { scope, params: {} });
  return {
    clock,
    notify,
    hold: (isHeld: boolean) => void allSettled(ticker.interactionChanged, { scope, params: isHeld }),
    step: (by: 1 | -1) => void allSettled(ticker.stepped, { scope, params: by }),
    see: (isVisible: boolean) => void allSettled($isVisible, { scope, params: isVisible }),
    index: () => scope.getState(ticker.$index),
    turns: () => scope.getState(ticker.$isAutoAdvancing),
  };
}

test('shows each line for the same time and wraps around after the last', () => {
  const { clock, index } = open();
  const seen = [index()];
  for (let turn = 0; turn < 3; turn += 1) {
    clock.advance(stay);
    seen.push(index());
  }
  expect(seen).toEqual([0, 1, 2, 0]);
});

describe('it does not advance', () => {
  test('while hovered, and restarts the interval afterwards', () => {
    const { clock, hold, index } = open();
    hold(true);
    clock.advance(stay * 3);
    expect(index()).toBe(0);
    hold(false);
    clock.advance(stay - 1);
    expect(index()).toBe(0);
    clock.advance(1);
    expect(index()).toBe(1);
  });

  test('from pausing until resuming', () => {
    const { clock, notify, index } = open();
    notify(ticker.pauseToggled);
    clock.advance(stay * 3);
    expect(index()).toBe(0);
    notify(ticker.pauseToggled);
    clock.advance(stay);
    expect(index()).toBe(1);
  });

  test('while the page is hidden', () => {
    const { clock, see, index } = open();
    see(false);
    clock.advance(stay * 3);
    expect([index(), clock.pendingTimers()]).toEqual([0, 0]);
  });

  test('under reduced motion, where it can be stepped manually', () => {
    const { clock, step, index, turns } = open({ isStill: true });
    clock.advance(stay * 3);
    step(1);
    step(-1);
    step(-1);
    expect([index(), turns()]).toEqual([2, false]);
  });

  test('with a single line', () => {
    const { clock, index, turns } = open({ count: 1 });
    clock.advance(stay * 3);
    expect([index(), turns(), clock.pendingTimers()]).toEqual([0, false, 0]);
  });
});

test('a manual step restarts the interval', () => {
  const { clock, step, index } = open();
  clock.advance(stay - 1);
  step(1);
  clock.advance(stay - 1);
  expect(index()).toBe(1);
  clock.advance(1);
  expect(index()).toBe(2);
});
