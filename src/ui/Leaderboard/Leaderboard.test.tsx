import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import type { NumberParts } from '../number';
import { Leaderboard, type Rank } from './Leaderboard';

const number = (text: string): NumberParts => ({ sign: '', prefix: '', integer: text, fraction: '', unit: '', text, trend: 'rise' });
const rank = (place: string, more: Partial<Rank> = {}): Rank => ({
  id: place,
  rank: place,
  name: `Trader ${place}`,
  movement: null,
  figure: number(`${place}00`),
  ...more,
});

const open = (ranks: readonly Rank[], own?: Rank) =>
  renderUi(
    <Leaderboard label="Top" headers={{ name: 'Trader', figure: 'Profit', reward: 'Reward' }} ranks={ranks} own={own} ownLabel="You" />,
  );
const rows = () => within(screen.getByRole('table', { name: 'Top' })).getAllByRole('row');
const names = () =>
  rows()
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);

test('shows rank, movement, name and figure, and a reward only if there are rewards', () => {
  open([rank('1', { movement: number('+2') }), rank('2')]);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['TraderProfit', '1+2T1Trader 1100', '2T2Trader 2200']);
});

test('rewards have a column of their own', () => {
  open([rank('1', { reward: number('500') }), rank('2')]);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['TraderProfitReward', '1T1Trader 1100500', '2T2Trader 2200']);
});

test('the user’s own rank outside the list is on top and marked', () => {
  open([rank('1'), rank('2')], rank('87'));
  expect(names()).toEqual(['87T8Trader 87You', '1T1Trader 1', '2T2Trader 2']);
  expect(rows()[1]?.getAttribute('aria-current')).toBe('true');
});

test('the user’s own rank inside the list is marked in place', () => {
  open([rank('1'), rank('2')], rank('2'));
  expect(names()).toEqual(['1T1Trader 1', '2T2Trader 2You']);
});
