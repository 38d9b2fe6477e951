import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Button } from '../Button/Button';
import { Toolbar } from '../Toolbar/Toolbar';
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

test('one option is always selected: pressing it again keeps it', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  expect(chosen()).toBe('Market');
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  expect(chosen()).toBe('Market');
});

test('arrow keys move between the options, Space selects', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Limit');
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement?.textContent, chosen()]).toEqual(['Market', 'Limit']);
  await user.keyboard(' ');
  expect(chosen()).toBe('Market');
});

test('a disabled option cannot be selected', async () => {
  const { user } = renderUi(<Example />);
  await user.click(screen.getByRole('radio', { name: 'Trigger' }));
  expect(chosen()).toBe('Limit');
});

test('Tab enters at the selected option, also within a toolbar, and leaves the whole toolbar', async () => {
  const { user } = renderUi(
    <>
      <Toolbar label="Tools">
        <SegmentedControl label="Order type" options={options} value="market" onChange={() => {}} />
        <Button>Indicators</Button>
      </Toolbar>
      <Button>Next</Button>
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  await user.tab();
  expect(focused()).toBe('Market');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Limit');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Indicators');
  await user.tab();
  expect(focused()).toBe('Next');
});

test('if the selected option is disabled, Tab enters at the first enabled one', async () => {
  const { user } = renderUi(<SegmentedControl label="Order type" options={options} value="trigger" onChange={() => {}} />);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Limit');
});
