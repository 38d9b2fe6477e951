import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { announceDelay } from '../ChartFrame/cursor';
import { DepthChart } from './DepthChart';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

const level = (price: string, sum: string, distance: string) => ({ price, sum, distance });

async function open() {
  const { user } = renderUi(
    <DepthChart
      label="Depth of BTC/USDT"
      bids={[level('99.5', '1', '-0.5'), level('99', '3', '-1')]}
      asks={[level('100.5', '2', '+0.5'), level('101', '4', '+1')]}
      mid="100"
      range={0.02}
      terms={{
        price: 'Price',
        sum: 'Total',
        distance: 'Distance',
        side: 'Side',
        bid: 'Bids',
        ask: 'Asks',
        mid: 'Middle',
        cursor: 'Depth by price',
      }}
      format={{
        price: (value) => `$${value}`,
        percent: (value) => `${value}%`,
        change: () => '',
        compact: (value) => value,
        dateTime: String,
        zone: 'UTC',
      }}
      decimals={1}
    />,
  );
  await user.tab();
  await user.tab();
  const told = async (key: string) => {
    await user.keyboard(key);
    act(() => void vi.advanceTimersByTime(announceDelay));
    return screen.getByRole('slider', { name: 'Depth by price' }).getAttribute('aria-valuetext');
  };
  return { user, told };
}

test('the prices below the picture are those at its edges, even if the levels end before', async () => {
  await open();
  expect(screen.getByText('$98.0')).toBeDefined();
  expect(screen.getByText('$102.0')).toBeDefined();
});

test('the cursor starts at the best ask; arrow keys move to the bids and outwards', async () => {
  const { told } = await open();
  expect(await told('{ArrowRight}')).toBe('Asks, Price $100.5, Total 2, Distance +0.5%');
  expect(await told('{ArrowRight}')).toBe('Asks, Price $101, Total 4, Distance +1%');
  expect(await told('{ArrowLeft}{ArrowLeft}')).toBe('Bids, Price $99.5, Total 1, Distance -0.5%');
  expect(await told('{Home}')).toBe('Bids, Price $99, Total 3, Distance -1%');
});

test('the table lists the levels from the highest ask down to the lowest bid', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(textsOf('row')).toEqual(['PriceSideTotalDistance', '$101Asks4+1%', '$100.5Asks2+0.5%', '$99.5Bids1-0.5%', '$99Bids3-1%']);
});
