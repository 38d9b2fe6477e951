import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { announceDelay } from '../ChartFrame/cursor';
import { PayoffChart } from './PayoffChart';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

const open = () =>
  renderUi(
    <PayoffChart
      label="Sell BTC at 70"
      payoffs={[
        { price: '60', at: 60, received: '1.01 BTC', value: '60.6 USDT', plotValue: 60.6, currency: 'first' },
        { price: '70', at: 70, received: '70.7 USDT', value: '70.7 USDT', plotValue: 70.7, currency: 'second' },
        { price: '80', at: 80, received: '70.7 USDT', value: '70.7 USDT', plotValue: 70.7, currency: 'second' },
      ]}
      target={{ at: 70, price: '70' }}
      terms={{
        price: 'Settlement',
        received: 'You receive',
        value: 'Worth',
        target: 'Target',
        first: 'Receive BTC',
        second: 'Receive USDT',
        cursor: 'Outcome by price',
      }}
    />,
  );

test('the summary names the target and both currencies', () => {
  open();
  const [summary] = within(screen.getByRole('figure', { name: 'Sell BTC at 70' })).getAllByRole('term');
  expect(summary?.closest('dl')?.textContent).toBe('Target70Receive BTC1.01 BTC, Settlement 60Receive USDT70.7 USDT, Settlement 80');
});

test('keys read out the outcome at each price', async () => {
  const { user } = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  act(() => void vi.advanceTimersByTime(announceDelay));
  expect(screen.getByRole('slider', { name: 'Outcome by price' }).getAttribute('aria-valuetext')).toBe(
    'Settlement 60, You receive 1.01 BTC, Worth 60.6 USDT',
  );
});

test('the outcomes are available as a table', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(textsOf('row')).toEqual(['SettlementYou receiveWorth', '601.01 BTC60.6 USDT', '7070.7 USDT70.7 USDT', '8070.7 USDT70.7 USDT']);
});
