import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Carousel } from './Carousel';

/** Width of a slide including the gap after it, in px. */
const step = 100;

/** Lays out the slides so that two fit; scrolling is immediate. */
beforeEach(() => {
  const indexOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return indexOf(this) * step;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2 * step);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.children.length * step;
  });
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolledTo(indexOf(this) * step);
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

const row = () => screen.getByRole('list', { name: 'Campaigns' });
const scrolledTo = (left: number) => {
  row().scrollLeft = left;
  act(() => void fireEvent(row(), new Event('scrollend')));
};
const current = () =>
  screen
    .getAllByRole('button', { name: /^Page/ })
    .filter((dot) => dot.getAttribute('aria-current') === 'true')
    .map(({ ariaLabel }) => ariaLabel);
const button = (name: string) => screen.getByRole('button', { name });

const slides = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), content: `Campaign ${index + 1}` }));
const open = (count = 5) => renderUi(<Carousel label="Campaigns" slides={slides(count)} maxVisible={2} />);

test('arrows and dots move from slide to slide, up to the last one that can come first', async () => {
  const { user } = open();
  expect([current(), button('Previous').hasAttribute('data-disabled')]).toEqual([['Page 1'], true]);
  await user.click(button('Next'));
  expect(current()).toEqual(['Page 2']);
  await user.click(button('Page 4'));
  expect([current(), button('Next').hasAttribute('data-disabled'), row().scrollLeft]).toEqual([['Page 4'], true, 3 * step]);
  await user.click(button('Previous'));
  expect(current()).toEqual(['Page 3']);
});

test('an arrow that is disabled at the end gives the focus to the other one', async () => {
  const { user } = open(3);
  await user.click(button('Next'));
  expect(document.activeElement).toBe(button('Previous'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Next'));
});

test('scrolling by hand updates the current page', () => {
  open();
  scrolledTo(2 * step);
  expect(current()).toEqual(['Page 3']);
});

test('arrow keys, Home and End scroll the row', async () => {
  const { user } = open();
  await user.tab();
  expect(row()).toBe(document.activeElement);
  const seen: string[] = [];
  for (const key of ['{ArrowRight}', '{ArrowLeft}', '{ArrowLeft}', '{End}', '{ArrowRight}', '{Home}']) {
    await user.keyboard(key);
    seen.push(...current().map(String));
  }
  expect(seen).toEqual(['Page 2', 'Page 1', 'Page 1', 'Page 4', 'Page 4', 'Page 1']);
});

test('slides that all fit have no controls and no tab stop', () => {
  open(2);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(row().hasAttribute('tabindex')).toBe(false);
});

test('the carousel never advances by itself', () => {
  vi.useFakeTimers();
  open();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(current()).toEqual(['Page 1']);
  vi.useRealTimers();
});
