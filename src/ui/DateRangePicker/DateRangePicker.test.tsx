import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { DateRangePicker } from './DateRangePicker';
import type { DayRange } from './DateRangePicker';
import { lastDays } from './lastDays';

const presets = {
  label: 'Up to today',
  list: [
    { days: 1, label: 'Today' },
    { days: 7, label: '7 days' },
  ],
};

function Example() {
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-22', to: '2026-11-22' });
  return (
    <>
      <output>{range && `${range.from} ${range.to}`}</output>
      <DateRangePicker label="Period" today="2026-11-22" max="2026-11-22" presets={presets} value={range} onChange={setRange} defaultOpen />
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;

test.each([
  [1, '2026-11-22'],
  [7, '2026-11-16'],
  [30, '2026-10-24'],
  [90, '2026-08-25'],
])('the last %i days start on %s and include today', (days, from) => {
  expect(lastDays('2026-11-22', days)).toEqual({ from, to: '2026-11-22' });
});

test('choosing a preset closes the calendar, and the active preset is marked', async () => {
  const { user } = renderUi(<Example />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Today');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(chosen()).toBe('2026-11-16 2026-11-22');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a range is chosen in the calendar by its first and last day', async () => {
  const { user } = renderUi(<Example />);
  const day = (number: string) => screen.getByRole('button', { name: new RegExp(`November ${number},`) });
  await user.click(day('10'));
  await user.click(day('12'));
  expect(chosen()).toBe('2026-11-10 2026-11-12');
});
