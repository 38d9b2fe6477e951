import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PasswordField } from './PasswordField';

const reveal = { show: 'Show password', hide: 'Hide password' };
const input = () => screen.getByLabelText<HTMLInputElement>('Password');

test('the button beside the field shows and hides the password', async () => {
  const { user } = renderUi(<PasswordField label="Password" reveal={reveal} />);
  await user.type(input(), 'horse');
  expect(input().type).toBe('password');
  await user.tab();
  await user.keyboard('{Enter}');
  expect([input().type, input().value]).toEqual(['text', 'horse']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input().type).toBe('password');
});

test('password managers can tell a current password from a new one', () => {
  const { rerender } = renderUi(<PasswordField label="Password" reveal={reveal} />);
  expect(input().autocomplete).toBe('current-password');
  rerender(<PasswordField label="Password" reveal={reveal} strength={{ label: 'Strength', score: 1, text: 'Weak' }} />);
  expect(input().autocomplete).toBe('new-password');
});

test('the strength is read as a word, and the rules describe the field', () => {
  const list = [
    { id: 'length', text: 'At least 8 characters', isMet: true },
    { id: 'digit', text: 'A digit', isMet: false },
  ];
  renderUi(
    <PasswordField
      label="Password"
      reveal={reveal}
      strength={{ label: 'Strength', score: 2, text: 'Fair' }}
      rules={{ list, met: ', met' }}
    />,
  );
  expect(screen.getByRole('meter', { name: 'Strength' }).ariaValueText).toBe('Fair');
  const rules = screen.getByRole('list');
  expect(input().getAttribute('aria-describedby')?.split(' ')).toContain(rules.id);
  expect(rules.textContent).toBe('At least 8 characters, metA digit');
});
