import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { SplitButton } from './SplitButton';

const groups = [{ id: 'close', entries: [{ id: 'half', label: 'Close half' }] }];

function open() {
  const calls = { onPress: vi.fn(), onAction: vi.fn() };
  const { user } = renderUi(
    <SplitButton {...calls} menuLabel="More ways to close" groups={groups}>
      Close
    </SplitButton>,
  );
  return { user, ...calls };
}

test('the main button runs the default action', async () => {
  const { user, onPress, onAction } = open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onAction).not.toHaveBeenCalled();
});

test('a variant is chosen in the menu by keyboard', async () => {
  const { user, onPress, onAction } = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Close half' })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledExactlyOnceWith('half');
  expect(onPress).not.toHaveBeenCalled();
});

test('Escape closes the menu and returns the focus', async () => {
  const { user } = open();
  const more = screen.getByRole('button', { name: 'More ways to close' });
  await user.click(more);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(more));
});
