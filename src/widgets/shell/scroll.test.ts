import { expect, test } from 'vitest';
import { manualClock } from '@/shared/lib';
import { observeScroll, throttleMs } from './scroll';

function openPage() {
  const clock = manualClock();
  const reports: boolean[] = [];
  const page = Object.assign(new EventTarget(), { scrollY: 0, innerHeight: 800 });
  const stop = observeScroll({ view: page, clock }, (isFar) => reports.push(isFar));
  const scroll = (to: number) => {
    page.scrollY = to;
    page.dispatchEvent(new Event('scroll'));
  };
  return { clock, reports, scroll, stop };
}

test.each([
  [800, []],
  [801, [true]],
])('[R-MOB-03] at %i px with a viewport of 800 the back-to-top button shows: %j', (to, expected) => {
  const { clock, reports, scroll } = openPage();
  scroll(to);
  clock.advance(throttleMs);
  expect(reports).toEqual(expected);
});

test('[R-MOB-04] [R-SHELL-03] scrolling is checked at most once every 100 ms', () => {
  const { clock, reports, scroll } = openPage();
  for (let ms = 0; ms < 99; ms += 1) {
    scroll(2000 + ms);
    clock.advance(1);
  }
  expect([reports, clock.pendingTimers()]).toEqual([[], 1]);
  clock.advance(1);
  expect(reports).toEqual([true]);
  scroll(10);
  clock.advance(throttleMs);
  expect(reports).toEqual([true, false]);
});

test('a stopped page is no longer checked', () => {
  const { clock, reports, scroll, stop } = openPage();
  scroll(2000);
  stop();
  scroll(3000);
  clock.advance(throttleMs);
  expect([reports, clock.pendingTimers()]).toEqual([[], 0]);
});
