import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { CountrySelect } from './CountrySelect';
import { matchesCountry } from './countries';

const japan = { code: 'JP', name: 'Japan', dialCode: '+81' };

test.each([
  ['jap', true],
  ['JP', true],
  ['+81', true],
  ['8', true],
  ['+1', false],
  ['1', false],
  ['germany', false],
])('[R-SELECT-01] a search for %j finds Japan by name, code or dial code: %s', (typed, isFound) => {
  expect(matchesCountry(japan, typed)).toBe(isFound);
});

test.each([
  ['country', 'JPJapan'],
  ['dialCode', 'JP+81'],
] as const)('when asking for the %s, the closed field shows %s', (asks, shown) => {
  renderUi(
    <CountrySelect
      label="Country"
      countries={[japan]}
      search={{ label: 'Search' }}
      asks={asks}
      placeholder="-"
      value="JP"
      onChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('button').textContent).toBe(shown);
});
