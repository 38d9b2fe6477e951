import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { announceDelay } from '../ChartFrame/cursor';
import { strokes } from '../ChartPlot/ChartPlot.css';
import { EquityCurve } from './EquityCurve';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

const point = (day: number, plotValue: number) => ({
  label: `${day} Nov`,
  plotValue,
  value: {
    sign: '',
    prefix: '',
    integer: String(plotValue),
    fraction: '',
    unit: '',
    text: `${plotValue} USDT`,
    trend: plotValue < 0 ? ('fall' as const) : ('rise' as const),
  },
});

function open() {
  const { user } = renderUi(
    <EquityCurve
      label="Profit of November"
      points={[point(1, 5), point(2, -3), point(3, 8)]}
      terms={{ label: 'Day', value: 'Profit', highest: 'Highest', lowest: 'Lowest', cursor: 'Profit by day' }}
    />,
  );
  const cursor = screen.getByRole('slider', { name: 'Profit by day' });
  const rest = () => act(() => void vi.advanceTimersByTime(announceDelay));
  return { user, cursor, rest, told: () => cursor.getAttribute('aria-valuetext') };
}

test('the summary shows the latest, the highest and the lowest value', () => {
  open();
  const summary = within(screen.getByRole('figure', { name: 'Profit of November' }));
  expect(
    summary
      .getAllByRole('definition')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['8 USDT', '8 USDT, 3 Nov', '-3 USDT, 2 Nov']);
});

test('keys move the cursor along the days, and its point is announced once it rests', async () => {
  const { user, cursor, rest, told } = open();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(cursor);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([cursor.getAttribute('aria-valuenow'), told()]).toEqual(['1', '']);
  rest();
  expect(told()).toBe('2 Nov, Profit -3 USDT');
  await user.keyboard('{Home}');
  rest();
  expect(told()).toBe('1 Nov, Profit 5 USDT');
});

test('Escape hides the cursor', async () => {
  const { user, rest, told } = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{End}');
  rest();
  expect(told()).toBe('3 Nov, Profit 8 USDT');
  await user.keyboard('{Escape}');
  expect(told()).toBe('');
});

test('the same values are available as a table', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(textsOf('row')).toEqual(['DayProfit', '1 Nov5', '2 Nov-3', '3 Nov8']);
});

test('a price curve is coloured by its course from first to last, not as a gain', () => {
  const coloursOf = (sizes: readonly number[]) => {
    const { container, unmount } = renderUi(
      <EquityCurve
        label="Price"
        tone="course"
        points={sizes.map((size, day) => point(day + 1, size))}
        terms={{ label: 'Day', value: 'Price', highest: 'Highest', lowest: 'Lowest', cursor: 'Price by day' }}
      />,
    );
    const line = [...container.querySelectorAll('[preserveAspectRatio] path')].at(-1)?.getAttribute('class');
    unmount();
    return line;
  };
  expect([coloursOf([5, 3]), coloursOf([3, 5]), coloursOf([4, 4])]).toEqual([strokes.fall, strokes.rise, strokes.flat]);
});
