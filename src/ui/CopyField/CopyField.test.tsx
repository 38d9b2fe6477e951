import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { CopyField } from './CopyField';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

test('the value is shown in full, with its label and description', () => {
  renderUi(<CopyField label="Address" value={address} copyLabel="Copy address" description="Send only BTC" />);
  const group = screen.getByRole('group', { name: 'Address', description: 'Send only BTC' });
  expect(group.textContent).toContain(address);
});

test('the value is copied by keyboard', async () => {
  const { user } = renderUi(<CopyField label="Address" value={address} copyLabel="Copy address" />);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Copy address' })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBe(document.activeElement);
  writeText.mockRestore();
});
