import { allSettled, createStore, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $clock, $isVisible, $prefersReducedMotion, manualClock } from '@/shared/lib';
import { createTicker } from './ticker';

const lineMs = 5000;
const $count = createStore(3);
const ticker = createTicker({ $count, every: lineMs });

function open({ count = 3, isReduced = false } = {}) {
  const clock = manualClock();
  const scope = fork({
    values: [
      [$clock, clock],
      [$count, count],
      [$prefersReducedMotion, isReduced],
    ],
  });
  const notify = (unit: typeof ticker.pauseToggled) => void allSettled(unit, { scope });
  void allSettled(ticker.Gate.open, { scope, params: {} });
  return {
    clock,
    notify,
    interact: (isInteracting: boolean) => void allSettled(ticker.interactionChanged, { scope, params: isInteracting }),
    step: (by: 1 | -1) => void allSettled(ticker.stepped, { scope, params: by }),
    setVisible: (isVisible: boolean) => void allSettled($isVisible, { scope, params: isVisible }),
    index: () => scope.getState(ticker.$index),
    isAutoAdvancing: () => scope.getState(ticker.$isAutoAdvancing),
  };
}

test('shows each line for the same time and wraps around after the last', () => {
  const { clock, index } = open();
  const seen = [index()];
  for (let round = 0; round < 3; round += 1) {
    clock.advance(lineMs);
    seen.push(index());
  }
  expect(seen).toEqual([0, 1, 2, 0]);
});

describe('it does not advance', () => {
  test('while hovered, and restarts the interval afterwards', () => {
    const { clock, interact, index } = open();
    interact(true);
    clock.advance(lineMs * 3);
    expect(index()).toBe(0);
    interact(false);
    clock.advance(lineMs - 1);
    expect(index()).toBe(0);
    clock.advance(1);
    expect(index()).toBe(1);
  });

  test('from pausing until resuming', () => {
    const { clock, notify, index } = open();
    notify(ticker.pauseToggled);
    clock.advance(lineMs * 3);
    expect(index()).toBe(0);
    notify(ticker.pauseToggled);
    clock.advance(lineMs);
    expect(index()).toBe(1);
  });

  test('while the page is hidden', () => {
    const { clock, setVisible, index } = open();
    setVisible(false);
    clock.advance(lineMs * 3);
    expect([index(), clock.pendingTimers()]).toEqual([0, 0]);
  });

  test('under reduced motion, where it can be stepped manually', () => {
    const { clock, step, index, isAutoAdvancing } = open({ isReduced: true });
    clock.advance(lineMs * 3);
    step(1);
    step(-1);
    step(-1);
    expect([index(), isAutoAdvancing()]).toEqual([2, false]);
  });

  test('with a single line', () => {
    const { clock, index, isAutoAdvancing } = open({ count: 1 });
    clock.advance(lineMs * 3);
    expect([index(), isAutoAdvancing(), clock.pendingTimers()]).toEqual([0, false, 0]);
  });
});

test('a manual step restarts the interval', () => {
  const { clock, step, index } = open();
  clock.advance(lineMs - 1);
  step(1);
  clock.advance(lineMs - 1);
  expect(index()).toBe(1);
  clock.advance(1);
  expect(index()).toBe(2);
});
