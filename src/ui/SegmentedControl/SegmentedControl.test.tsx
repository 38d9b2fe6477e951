import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { id: 'limit', label: 'Limit' },
  { id: 'market', label: 'Market' },
  { id: 'trigger', label: 'Trigger', isDisabled: true },
] as const;

function Example() {
  const [type, setType] = useState<'limit' | 'market' | 'trigger'>('limit');
  return <SegmentedControl label="Order type" options={options} value={type} onChange={setType} />;
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent;

test('one option is always chosen: pressing it again keeps it', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  expect(chosen()).toBe('Market');
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  expect(chosen()).toBe('Market');
});

test('arrow keys move between the options, the space bar chooses', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Limit');
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement?.textContent, chosen()]).toEqual(['Market', 'Limit']);
  await user.keyboard(' ');
  expect(chosen()).toBe('Market');
});

test('a disabled option cannot be chosen', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('radio', { name: 'Trigger' }));
  expect(chosen()).toBe('Limit');
});
