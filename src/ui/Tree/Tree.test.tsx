import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Tree } from './Tree';

const nodes = [
  {
    id: 'funds',
    label: 'Deposits and withdrawals',
    children: [
      { id: 'deposit', label: 'Deposit crypto' },
      { id: 'withdraw', label: 'Withdraw crypto', children: [{ id: 'fees', label: 'Network fees' }] },
    ],
  },
  { id: 'trade', label: 'Trading' },
];
const rows = () => screen.getAllByRole('row').map((row) => row.ariaLabel);
const focused = () => document.activeElement?.ariaLabel;

test('arrow keys expand and collapse branches, and move into and out of them', async () => {
  const { user } = renderUi(<Tree label="Topics" nodes={nodes} />);
  expect(rows()).toEqual(['Deposits and withdrawals', 'Trading']);
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(rows()).toEqual(['Deposits and withdrawals', 'Deposit crypto', 'Withdraw crypto', 'Trading']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(rows()).toContain('Network fees');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('Deposits and withdrawals');
  await user.keyboard('{ArrowLeft}');
  expect(rows()).toHaveLength(2);
});

test('Home, End and typing move to a line', async () => {
  const { user } = renderUi(<Tree label="Topics" nodes={nodes} defaultExpandedKeys={['funds']} />);
  await user.tab();
  await user.keyboard('{End}');
  expect(focused()).toBe('Trading');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Deposits and withdrawals');
  await user.keyboard('wi');
  expect(focused()).toBe('Withdraw crypto');
});

test('the arrow of a branch expands it by pointer', async () => {
  const { user } = renderUi(<Tree label="Topics" nodes={nodes} />);
  await user.click(screen.getByRole('button'));
  expect(rows()).toHaveLength(4);
});

test('lines are selected by their checkboxes', async () => {
  const { user } = renderUi(<Tree label="Topics" nodes={nodes} selectionMode="multiple" />);
  await user.click(screen.getAllByRole('checkbox')[1] ?? expect.fail('no box'));
  expect(screen.getAllByRole('row', { selected: true }).map((row) => row.ariaLabel)).toEqual(['Trading']);
});
