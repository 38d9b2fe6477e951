import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PriceField } from './PriceField';
import type { PriceFieldProps } from './PriceField';

/** Appends the step instead of computing the price. */
const onStep = (value: string, ticks: number) => `${value}${ticks > 0 ? '+' : ''}${ticks}`;

function Example(props: Partial<PriceFieldProps>) {
  const [price, setPrice] = useState('64250');
  return (
    <PriceField
      label="Price"
      stepLabels={{ down: 'Down', up: 'Up' }}
      normalise={(typed) => typed}
      onStep={onStep}
      {...props}
      value={price}
      onChange={setPrice}
    />
  );
}

const open = (props: Partial<PriceFieldProps> = {}) => {
  const { user } = renderUi(<Example {...props} />);
  return { user, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }) };
};

test.each([
  ['{ArrowUp}', '64250+1'],
  ['{ArrowDown}', '64250-1'],
  ['{PageUp}', '64250+10'],
  ['{PageDown}', '64250-10'],
])('%s moves the price by ticks: %s', async (key, price) => {
  const { user, input } = open();
  await user.click(input);
  await user.keyboard(key);
  expect(input.value).toBe(price);
});

test('the buttons move the price by one tick', async () => {
  const { user, input } = open();
  await user.click(screen.getByRole('button', { name: 'Up' }));
  expect(input.value).toBe('64250+1');
});

test.each([{ isReadOnly: true }, { isDisabled: true }])('%o: neither keys nor buttons move the price', async (state) => {
  const { user, input } = open(state);
  input.focus();
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Up' }));
  expect(input.value).toBe('64250');
});
