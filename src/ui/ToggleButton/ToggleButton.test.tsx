import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { ToggleButton } from './ToggleButton';

test.each([' ', '{Enter}'])('%j toggles the button', async (key) => {
  const { user } = renderUi(<ToggleButton>Alerts</ToggleButton>);
  await user.tab();
  await user.keyboard(key);
  expect(screen.getByRole('button', { name: 'Alerts', pressed: true })).toBe(document.activeElement);
  await user.keyboard(key);
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
