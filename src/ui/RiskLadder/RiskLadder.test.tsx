import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { RiskLadder } from './RiskLadder';

const tiers = ['1', '2', '3'].map((id) => ({ id, name: `Tier ${id}`, range: '0 – 1', leverage: '10×', maintenance: '1%' }));
const headers = { tier: 'Tier', range: 'Position', leverage: 'Max leverage', maintenance: 'Maintenance margin' };
const show = (currentId?: string) =>
  renderUi(<RiskLadder label="Risk limits" headers={headers} tiers={tiers} currentId={currentId} currentLabel="Current" />);
const current = () => screen.getAllByRole('row').filter((row) => row.getAttribute('aria-current') === 'true');

test('the current tier is marked, also in words', () => {
  show('2');
  expect(current().map((row) => row.textContent)).toEqual(['Tier 2Current0 – 110×1%']);
});

test('without a position no tier is marked', () => {
  show();
  expect(current()).toEqual([]);
  expect(screen.queryByText('Current')).toBeNull();
});
