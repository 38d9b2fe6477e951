import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { searchDelay } from '../OptionList/options';
import { CoinSelect } from './CoinSelect';

const coins = [
  { id: '1', symbol: 'BTC', name: 'Bitcoin' },
  { id: '52', symbol: 'USDT', name: 'Tether', network: 'TRON' },
];

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test.each([
  ['usd', 'USDT'],
  ['52', 'USDT'],
  ['BITC', 'BTC'],
  ['tron', 'USDT'],
])('[R-SELECT-01] a search for %j finds a coin by symbol, value, name or network: %s', async (typed, symbol) => {
  const { user } = renderUi(
    <CoinSelect label="Coin" coins={coins} search={{ label: 'Search' }} placeholder="-" value={null} onChange={vi.fn()} defaultOpen />,
  );
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), typed);
  act(() => void vi.advanceTimersByTime(searchDelay));
  expect(screen.getAllByRole('option', { name: new RegExp(symbol) })).toEqual(screen.getAllByRole('option'));
});
