import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { DataList } from './DataList';

const items = [
  { id: 'a', title: 'BTC', meta: 'Today', value: '0.5 BTC', detail: <a href="#chain">Transaction</a> },
  { id: 'b', title: 'ETH', meta: 'Yesterday', value: '2 ETH', href: '#eth', unread: 'Unread' },
  { id: 'c', title: 'SOL', value: '10 SOL' },
];

test('a row shows its title, time and amount', () => {
  renderUi(<DataList label="Deposits" items={items} />);
  expect(screen.getByRole('list', { name: 'Deposits' })).toBeDefined();
  expect(textsOf('listitem')).toEqual(['BTCToday0.5 BTC', 'Unread ETHYesterday2 ETH', 'SOL10 SOL']);
});

test('only rows with a link or details can be pressed', () => {
  renderUi(<DataList label="Deposits" items={items} />);
  expect([textsOf('button'), textsOf('link')]).toEqual([['BTC'], ['ETH']]);
});

test('a row expands and collapses by keyboard, and its details follow in tab order', async () => {
  const { user } = renderUi(<DataList label="Deposits" items={items} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'BTC', expanded: false })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'BTC', expanded: true })).toBe(document.activeElement);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Transaction');
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(screen.queryByRole('link', { name: 'Transaction' })).toBeNull();
});

test('loading rows are labelled as such', () => {
  renderUi(<DataList label="Deposits" items={[]} skeletonRows={3} />);
  expect(within(document.body).getByText('Loading…')).toBeDefined();
});
