import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { BarSeries } from './BarSeries';

const parts = (text: string, trend: 'rise' | 'fall') => ({ sign: '', prefix: '', integer: text, fraction: '', unit: '', text, trend });

test('screen readers read the bars as a table, oldest first', () => {
  renderUi(
    <BarSeries
      label="Profit by day"
      headers={{ label: 'Day', value: 'Profit' }}
      bars={[
        { label: '1 Nov', value: parts('12', 'rise'), plotValue: 12 },
        { label: '2 Nov', value: parts('-3', 'fall'), plotValue: -3 },
      ]}
    />,
  );
  const rows = within(screen.getByRole('table', { name: 'Profit by day' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['DayProfit', '1 Nov12', '2 Nov-3']);
});
