import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '@tests/support/app/mount';
import { AmountField } from './AmountField';

/** Digits and one point, two decimals, never above 500. */
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
  const { place } = mount(<Example />);
  const input = place.querySelector('input');
  if (!input) throw new Error('no input');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (text: string, caret = text.length) =>
    act(() => {
      set?.call(input, text);
      input.setSelectionRange(caret, caret);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { input, type };
}

test.each([
  ['12.5', '12.5'],
  ['1,204.559', '1204.55'],
  ['-7e3', '73'],
  [' 42 USDT', '42'],
  ['1.2.3', '1.23'],
  ['9'.repeat(40), '500'],
  ['abc', ''],
])('typed or pasted %j is kept as %j', (typed, kept) => {
  const { input, type } = open();
  type(typed);
  expect(input.value).toBe(kept);
});

test('the caret stays where it was when a character is refused', () => {
  const { input, type } = open();
  type('125');
  type('1x25', 2);
  expect(input.value).toBe('125');
  expect(input.selectionStart).toBe(1);
});

test('phones offer a keyboard with a decimal point, and the field is text, not a number', () => {
  const { input } = open();
  expect([input.inputMode, input.type]).toEqual(['decimal', 'text']);
});
