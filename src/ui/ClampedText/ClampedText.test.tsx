import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { ClampedText } from './ClampedText';

afterEach(() => void vi.restoreAllMocks());

/** Stubs the measured layout: a box of two lines and the height of the full text. */
function layOut(lines: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(36);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(lines * 18);
}

test('a truncated text can be expanded and collapsed by keyboard', async () => {
  layOut(3);
  const { user } = renderUi(<ClampedText about="Maintenance">The network is upgraded.</ClampedText>);
  await user.tab();
  const button = screen.getByRole('button', { name: 'Read more: Maintenance' });
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Read less: Maintenance', expanded: true })).toBe(button);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Read more: Maintenance', expanded: false })).toBe(button);
});

test('a text that fits has no button', () => {
  layOut(2);
  renderUi(<ClampedText about="Maintenance">Trading goes on.</ClampedText>);
  expect(screen.queryByRole('button')).toBeNull();
});
