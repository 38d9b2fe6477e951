import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { RadioGroup } from './RadioGroup';
import type { RadioGroupProps } from './RadioGroup';

const options = [
  { id: 'cross', label: 'Cross' },
  { id: 'portfolio', label: 'Portfolio', isDisabled: true },
  { id: 'isolated', label: 'Isolated', description: 'At most its margin' },
];

function Example({ variant }: Pick<RadioGroupProps, 'variant'>) {
  const [mode, setMode] = useState<string | null>('cross');
  return <RadioGroup label="Margin mode" options={options} variant={variant} value={mode} onChange={setMode} />;
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test.each(['list', 'row', 'grid', 'cards'] as const)('%s: arrow keys select, skip disabled options and wrap around', async (variant) => {
  const { user } = renderUi(<Example variant={variant} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('isolated');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('cross');
});

test('pressing anywhere on a card selects it', async () => {
  const { user } = renderUi(<Example variant="cards" />);
  await user.click(screen.getByText('At most its margin'));
  expect(chosen()).toBe('isolated');
});
