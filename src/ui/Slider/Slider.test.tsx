import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Slider } from './Slider';

function Example() {
  const [leverage, setLeverage] = useState(20);
  return <Slider label="Leverage" minValue={1} maxValue={125} valueText={`${leverage}×`} value={leverage} onChange={setLeverage} />;
}

test.each([
  ['{ArrowRight}', '21×'],
  ['{ArrowLeft}', '19×'],
  ['{ArrowUp}', '21×'],
  ['{Home}', '1×'],
  ['{End}', '125×'],
])('%s moves the value to %s', async (key, shown) => {
  const { user } = renderUi(<Example />);
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Leverage' })).toBe(document.activeElement);
  await user.keyboard(key);
  expect(screen.getByRole('status').textContent).toBe(shown);
});
