import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { DateRangeFields } from './DateRangeFields';
import { defaultDateRange, type DateRange } from './dates';

function Example() {
  const [days, setDays] = useState<DateRange>(defaultDateRange);
  return (
    <>
      <output>{JSON.stringify(days)}</output>
      <DateRangeFields days={days} onChange={setDays} />
    </>
  );
}

async function openFields() {
  const page = await renderApp(<Example />, { at: '/orderHome/coinTradeOrder' });
  const part = (end: 'Start' | 'End', name: string) => screen.getByRole('spinbutton', { name: new RegExp(`^${name}, ${end} Date`) });
  return {
    ...page,
    applied: (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? ''),
    /** Types the parts of a date: year, month, day. */
    type: async (end: 'Start' | 'End', values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        await page.user.click(part(end, name));
        await page.user.keyboard(value);
      }
    },
    shown: (end: 'Start' | 'End') => ['year', 'month', 'day'].map((name) => part(end, name).textContent).join('-'),
  };
}

test('the fields default to the last ninety days including today, and a preset replaces them', async () => {
  const { user, applied, shown } = await openFields();
  expect([shown('Start'), shown('End')]).toEqual(['2025-10-08', '2026-01-05']);
  await user.click(screen.getByRole('button', { name: /^Calendar/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Last 7 days' }));
  expect(applied()).toEqual({ kind: 'last', days: 7 });
  expect(shown('Start')).toBe('2025-12-30');
});

test('a custom range is applied; more than ninety days are rejected with the reason', async () => {
  const { type, applied } = await openFields();
  await type('Start', { month: '11', day: '20' });
  expect(applied()).toEqual({ kind: 'between', from: '2025-11-20', to: '2026-01-05' });
  await type('Start', { month: '8' });
  expect(applied()).toEqual({ kind: 'between', from: '2025-11-20', to: '2026-01-05' });
  expect(screen.getByText('Select a range of 90 days or less.')).toBeDefined();
  await type('Start', { month: '12' });
  expect(applied()).toEqual({ kind: 'between', from: '2025-12-20', to: '2026-01-05' });
  expect(screen.queryByText('Select a range of 90 days or less.')).toBeNull();
});
