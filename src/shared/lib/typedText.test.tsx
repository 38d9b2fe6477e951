import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { saveTypedText, restoreTypedText } from './typedText';

function Form() {
  const [amount, setAmount] = useState('');
  return (
    <form>
      <input aria-label="Amount" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <input aria-label="Password" type="password" />
      <output>{amount}</output>
    </form>
  );
}

test('typed text survives one reload, except passwords', async () => {
  const first = renderUi(<Form />);
  await first.user.type(screen.getByLabelText('Amount'), '12.5');
  await first.user.type(screen.getByLabelText('Password'), 'secret');
  saveTypedText();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
  first.unmount();

  restoreTypedText();
  const second = renderUi(<Form />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('status').textContent).toBe('12.5');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  second.unmount();

  restoreTypedText();
  renderUi(<Form />);
  await act(() => Promise.resolve());
  expect(screen.getByRole('status').textContent).toBe('');
});
