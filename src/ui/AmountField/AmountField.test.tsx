import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { AmountField } from './AmountField';

/** Keeps digits, one point and two decimals; caps long whole numbers at 500. */
const normalise = (typed: string) => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  const kept = rest.length > 0 ? `${whole}.${rest.join('').slice(0, 2)}` : whole;
  return kept.length > 3 && !kept.includes('.') ? '500' : kept;
};

function Example() {
  const [amount, setAmount] = useState('');
  return <AmountField label="Amount" unit="USDT" value={amount} onChange={setAmount} normalise={normalise} />;
}

function open() {
  const { user } = renderUi(<Example />);
  return { user, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }) };
}

const hint = 'This is not clearly an amount';

test.each([
  ['12.5', '12.5'],
  ['12a.5', '12.5'],
  ['-7e3', '73'],
  ['1,5', '15'],
  ['１２．５', '12.5'],
  ['1.2.3', '1.23'],
  ['abc', ''],
])('typing %j key by key yields %j', async (typed, kept) => {
  const { user, input } = open();
  await user.type(input, typed);
  expect(input.value).toBe(kept);
  expect(document.body.textContent).not.toContain(hint);
});

test.each([
  ['12.5', '12.5'],
  ['1,204.559', '1204.55'],
  [' 42 USDT', '42'],
  ['１２．５', '12.5'],
  ['9'.repeat(40), '500'],
])('pasting %j yields %j', async (pasted, kept) => {
  const { user, input } = open();
  await user.click(input);
  await user.paste(pasted);
  expect(input.value).toBe(kept);
  expect(document.body.textContent).not.toContain(hint);
});

test.each(['1,5', '1e18', '-7', '1.2.3', 'abc'])(
  'pasting %j is rejected with a hint, which disappears with the next key',
  async (pasted) => {
    const { user, input } = open();
    await user.type(input, '15');
    input.setSelectionRange(0, 2);
    await user.paste(pasted);
    expect(input.value).toBe('15');
    expect(document.body.textContent).toContain(hint);
    await user.type(input, '0');
    expect(document.body.textContent).not.toContain(hint);
  },
);

test('the hint of a rejected paste disappears when the amount changes by other means, and does not return', async () => {
  const fieldWith = (value: string) => <AmountField label="Amount" value={value} onChange={() => {}} normalise={normalise} />;
  const { user, rerender } = renderUi(fieldWith('15'));
  await user.click(screen.getByRole('textbox', { name: 'Amount' }));
  await user.paste('abc');
  expect(document.body.textContent).toContain(hint);
  rerender(fieldWith('500'));
  expect(document.body.textContent).not.toContain(hint);
  rerender(fieldWith('15'));
  expect(document.body.textContent).not.toContain(hint);
});

test('a paste that would add a second decimal point is rejected', async () => {
  const { user, input } = open();
  await user.type(input, '1.2');
  await user.paste('3.5');
  expect(input.value).toBe('1.2');
});

test('the caret keeps its position when a character is rejected', async () => {
  const { user, input } = open();
  await user.type(input, '125');
  await user.type(input, 'x', { initialSelectionStart: 1 });
  expect(input.value).toBe('125');
  expect(input.selectionStart).toBe(1);
});

test('the input is a text field with a decimal keyboard on phones', () => {
  const { input } = open();
  expect([input.inputMode, input.type]).toEqual(['decimal', 'text']);
});
