import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { TagGroup } from './TagGroup';
import type { TagItem } from './TagGroup';

const coins: readonly TagItem[] = [
  { id: 'btc', label: 'BTC' },
  { id: 'eth', label: 'ETH', isDisabled: true },
  { id: 'sol', label: 'SOL' },
];

function Filters() {
  const [items, setItems] = useState(coins);
  return (
    <TagGroup
      label="Coins"
      items={items}
      emptyText="All coins"
      onRemove={(removed) => setItems(items.filter(({ id }) => id !== removed))}
    />
  );
}

const focused = () => document.activeElement?.textContent;

test('arrows, Home and End move between removable tags', async () => {
  const { user } = renderUi(<Filters />);
  await user.tab();
  expect(focused()).toBe('BTC');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('SOL');
  await user.keyboard('{Home}');
  expect(focused()).toBe('BTC');
  await user.keyboard('{End}');
  expect(focused()).toBe('SOL');
});

test('Delete removes the tag and moves the focus to the one beside it', async () => {
  const { user } = renderUi(<Filters />);
  await user.tab();
  await user.keyboard('{Delete}');
  expect(textsOf('row')).toEqual(['ETH', 'SOL']);
  expect(document.activeElement?.getAttribute('role')).toBe('row');
});

test('the remove button names its tag, and that of a disabled tag does nothing', async () => {
  const { user } = renderUi(<Filters />);
  await user.click(screen.getByRole('button', { name: 'Remove SOL' }));
  expect(textsOf('row')).toEqual(['BTC', 'ETH']);
  await user.click(screen.getByRole('button', { name: 'Remove ETH' }));
  expect(textsOf('row')).toEqual(['BTC', 'ETH']);
});

test('without tags the group shows its empty text', () => {
  renderUi(<TagGroup label="Coins" items={[]} emptyText="All coins" />);
  expect(screen.getByText('All coins').closest('[role="group"]')?.getAttribute('aria-labelledby')).toBe(screen.getByText('Coins').id);
});

test('tags that cannot be removed have no buttons', () => {
  renderUi(<TagGroup label="Coins" isLabelHidden items={coins} />);
  expect(screen.getByRole('grid', { name: 'Coins' }).querySelectorAll('button')).toHaveLength(0);
});
