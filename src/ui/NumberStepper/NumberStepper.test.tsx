import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { NumberStepper } from './NumberStepper';

function Example() {
  const [count, setCount] = useState(10);
  return <NumberStepper label="Grids" minValue={2} maxValue={200} value={count} onChange={setCount} />;
}

const open = () => {
  const { user } = renderUi(<Example />);
  return { user, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Grids' }) };
};

test.each([
  ['{ArrowUp}', '11'],
  ['{ArrowDown}', '9'],
  ['{Home}', '2'],
  ['{End}', '200'],
])('%s steps to %s', async (key, count) => {
  const { user, input } = open();
  await user.click(input);
  await user.keyboard(key);
  expect(input.value).toBe(count);
});

test('the buttons step, and stop at the bounds', async () => {
  const { user, input } = open();
  await user.click(screen.getByRole('button', { name: /Increase/ }));
  expect(input.value).toBe('11');
  await user.click(input);
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { name: /Decrease/ })).toHaveProperty('disabled', true);
});

test('a typed value beyond a bound is clamped on blur', async () => {
  const { user, input } = open();
  await user.clear(input);
  await user.type(input, '999');
  await user.tab();
  expect(input.value).toBe('200');
});
