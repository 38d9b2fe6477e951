import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { OrderSizeField } from './OrderSizeField';

const onPercent = vi.fn();

function Example({ isDisabled = false }) {
  const [size, setSize] = useState('');
  const [unit, setUnit] = useState('usdt');
  const options = [
    { id: 'usdt', label: 'USDT' },
    { id: 'btc', label: 'BTC' },
  ];
  return (
    <OrderSizeField
      label="Size"
      normalise={(typed) => typed}
      units={{ label: 'Unit', options, value: unit, onChange: setUnit }}
      all={{ label: 'All', onPress: () => setSize('1204.55') }}
      share={{ label: 'Share', percent: 50, onChange: onPercent }}
      isDisabled={isDisabled}
      value={size}
      onChange={setSize}
    />
  );
}

test('All fills the field', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' }).value).toBe('1204.55');
});

test('the unit is changed in a menu by keyboard', async () => {
  const { user } = renderUi(<Example />);
  screen.getByRole('button', { name: 'Unit: USDT' }).focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('button', { name: 'Unit: BTC' })).toBeTruthy();
});

test('a fixed unit is named and offers no choice', () => {
  renderUi(
    <OrderSizeField
      label="Size"
      normalise={(typed) => typed}
      unit="TESL"
      all={{ label: 'All', onPress: () => {} }}
      share={{ label: 'Share', percent: 50, onChange: onPercent }}
      value=""
      onChange={() => {}}
    />,
  );
  expect(screen.getByText('TESL')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['All']);
});

test('the share of the available amount is chosen with the arrow keys', async () => {
  onPercent.mockClear();
  const { user } = renderUi(<Example />);
  screen.getByRole('slider', { name: 'Share' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(onPercent).toHaveBeenCalledExactlyOnceWith(51);
});

test('a disabled field disables its buttons and the slider', () => {
  renderUi(<Example isDisabled />);
  const parts = [...screen.getAllByRole('button'), screen.getByRole('slider'), screen.getByRole('textbox')];
  expect(parts.every((part) => part.matches(':disabled'))).toBe(true);
});
