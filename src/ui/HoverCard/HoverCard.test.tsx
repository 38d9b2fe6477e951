import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Link } from '../Link/Link';
import { HoverCard, openDelay } from './HoverCard';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Longer than the delay after which the card closes, in ms. */
const closingTime = 1000;
const oneFrame = 20;

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const card = () => screen.queryByRole('dialog', { name: 'Lead trader' });
const link = () => screen.getByRole('link', { name: 'Mara' });

const open = () =>
  renderUi(
    <>
      <HoverCard label="Lead trader" content={<Link href="#copy">Copy</Link>}>
        <Link href="#mara">Mara</Link>
      </HoverCard>
      <button>After</button>
    </>,
  );

test('the card opens when the pointer rests on the link, not when it passes over it', async () => {
  const { user } = open();
  await user.hover(link());
  pass(openDelay - 1);
  expect(card()).toBeNull();
  await user.unhover(link());
  pass(openDelay);
  expect(card()).toBeNull();
  await user.hover(link());
  pass(openDelay);
  expect(card()).not.toBeNull();
});

test('by keyboard, focus opens the card, Tab moves into it, and Escape closes it and returns the focus', async () => {
  const { user } = open();
  await user.tab();
  pass(openDelay);
  expect(link().getAttribute('aria-expanded')).toBe('true');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Copy' }));
  await user.keyboard('{Escape}');
  pass(closingTime);
  expect(card()).toBeNull();
  pass(oneFrame);
  expect(document.activeElement).toBe(link());
});

test('a long touch on the link opens the card', () => {
  open();
  fireEvent.pointerDown(link(), { pointerType: 'touch', pointerId: 1 });
  pass(600);
  expect(card()).not.toBeNull();
});
