import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { CalendarHeat } from './CalendarHeat';

const day = (date: string, plotValue: number) => ({
  date,
  plotValue,
  fullValue: `${plotValue} USDT`,
  value: { sign: '', prefix: '', integer: String(plotValue), fraction: '', unit: '', text: String(plotValue), trend: 'rise' as const },
});

function open() {
  const onDay = vi.fn();
  const { user } = renderUi(
    <CalendarHeat label="Profit, January 2026" month="2026-01-15" days={[day('2026-01-01', 12), day('2026-01-05', -7)]} onDay={onDay} />,
  );
  return { user, onDay };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

test('a day is named with its value and is in the column of its weekday', () => {
  open();
  expect(textsOf('columnheader')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  const [, firstWeek] = screen.getAllByRole('row');
  expect(firstWeek?.children[4]?.getAttribute('aria-label')).toBe('January 1, 12 USDT');
  expect(screen.getByLabelText('January 5, -7 USDT')).toBeDefined();
});

test.each([
  ['{ArrowRight}', 'January 2'],
  ['{ArrowLeft}', 'January 1, 12 USDT'],
  ['{ArrowDown}', 'January 8'],
  ['{ArrowUp}', 'January 1, 12 USDT'],
  ['{End}', 'January 3'],
  ['{ArrowDown}{Home}', 'January 4'],
  ['{PageDown}', 'January 31'],
  ['{PageDown}{PageUp}', 'January 1, 12 USDT'],
])('from the first day, %s moves to %s', async (keys, name) => {
  const { user } = open();
  await user.tab();
  await user.keyboard(keys);
  expect(focused()).toBe(name);
});

test('a day with a value can be pressed, by pointer and keys', async () => {
  const { user, onDay } = open();
  await user.tab();
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  await user.click(screen.getByLabelText('January 5, -7 USDT'));
  expect(onDay.mock.calls).toEqual([['2026-01-01'], ['2026-01-05']]);
});
