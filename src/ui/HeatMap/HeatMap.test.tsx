import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { HeatMap } from './HeatMap';

const parts = (text: string, trend: 'rise' | 'fall') => ({ sign: '', prefix: '', integer: text, fraction: '', unit: '', text, trend });
const tile = (id: string, share: number, plotValue: number) => ({
  id,
  label: id,
  share,
  plotValue,
  weight: parts(String(share), 'rise'),
  change: parts(`${plotValue}%`, plotValue < 0 ? 'fall' : 'rise'),
});

function open() {
  const onAction = vi.fn();
  const { user } = renderUi(
    <HeatMap
      label="Markets"
      tiles={[tile('BTC', 60, 2), tile('ETH', 20, -1), tile('SOL', 12, 4), tile('XRP', 8, -3)]}
      terms={{ label: 'Market', change: 'Change', weight: 'Turnover' }}
      onAction={onAction}
    />,
  );
  return { user, onAction };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('the map is one tab stop; arrow keys move to the adjacent tile, Home and End to the first and last', async () => {
  const { user } = open();
  await user.tab();
  await user.tab();
  expect(focused()).toBe('BTC 2%');
  await user.keyboard('{ArrowRight}');
  const beside = focused();
  expect(beside).not.toBe('BTC 2%');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('BTC 2%');
  await user.keyboard('{End}');
  expect(focused()).toBe('XRP -3%');
  await user.keyboard('{Home}');
  expect(focused()).toBe('BTC 2%');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('pressing a tile reports its market', async () => {
  const { user, onAction } = open();
  await user.click(screen.getByRole('button', { name: 'SOL 4%' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith('SOL');
});

test('the same values are available as a table', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(textsOf('row')).toEqual(['MarketChangeTurnover', 'BTC2%60', 'ETH-1%20', 'SOL4%12', 'XRP-3%8']);
});
