import { expect, test } from 'vitest';
import { manualClock } from './manualClock';

test('stands still until advanced', () => {
  const clock = manualClock(1000);
  const calls: number[] = [];
  clock.after(500, () => calls.push(clock.now()));
  expect([clock.now(), calls]).toEqual([1000, []]);
  clock.advance(499);
  expect(calls).toEqual([]);
  clock.advance(1);
  expect([clock.now(), calls]).toEqual([1500, [1500]]);
});

test('runs due timers in order, including those started on the way', () => {
  const clock = manualClock();
  const calls: string[] = [];
  clock.after(30, () => calls.push(`late ${clock.now()}`));
  clock.after(10, () => {
    calls.push(`early ${clock.now()}`);
    clock.after(5, () => calls.push(`begun ${clock.now()}`));
  });
  clock.advance(100);
  expect(calls).toEqual(['early 10', 'begun 15', 'late 30']);
});

test('repeats until stopped, and drops stopped timers', () => {
  const clock = manualClock();
  let count = 0;
  const stop = clock.every(10, () => {
    count += 1;
    if (count === 3) stop();
  });
  clock.advance(1000);
  expect([count, clock.pendingTimers()]).toEqual([3, 0]);
  stop();
});
