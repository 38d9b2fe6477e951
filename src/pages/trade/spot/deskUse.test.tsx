import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PersonaId } from '@fixtures/personas';
import { Button } from '@/ui/Button/Button';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { SpotTradePage } from './page';

immediateFrames();

async function openDesk(as: PersonaId = 'trader') {
  const page = await renderApp(<SpotTradePage />, { as, at: '/trade/exchange/?tradeCode=btc_usdt' });
  await page.advance(300);
  await screen.findByRole('tablist', { name: 'Order type' });
  await page.advance(300);
  const world = () => page.exchange.simulation.world();
  const form = () => within(screen.getByRole('region', { name: 'Place order' }));
  const type = async (field: string, text: string) => {
    const input = form().getByRole('textbox', { name: field });
    await page.user.clear(input);
    await page.user.type(input, text);
  };
  /** Advances the exchange's clock and lets the page refresh. */
  const advanceExchange = async (ms: number) => {
    world().advanceTo(world().now + ms);
    await page.advance(2_000);
  };
  return { ...page, world, form, type, advanceExchange };
}

/** Parses a price with group separators. */
const figureIn = (text: string | null | undefined) => Number.parseFloat((text ?? '').replaceAll(',', ''));

test('the ticker shows the change in the quote coin too, and links to coin information and margin trading', async () => {
  await openDesk();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByText('24h change').parentElement?.textContent).toMatch(/%[+-]?[\d,]+\.\d\d$/);
  expect((await bar.findByRole('link', { name: 'About BTC' })).getAttribute('href')).toContain('coinInfo?coin=BTC');
  expect(bar.getByRole('link', { name: 'Trade on margin' }).getAttribute('href')).toContain('/margin/trade/btc_usdt');
});

test('a market order with take profit and stop loss creates both exit orders', async () => {
  const page = await openDesk();
  await page.user.click(page.form().getByRole('tab', { name: 'Market' }));
  await page.user.click(page.form().getByRole('button', { name: /^Unit/ }));
  await page.user.click(screen.getByRole('menuitemradio', { name: 'BTC' }));
  await page.type('Amount', '0.01');
  await page.user.click(page.form().getByRole('checkbox', { name: 'Take profit / Stop loss' }));
  await page.type('Take profit', '100');
  expect(page.form().getByText(/^For a buy, take profit must be above/)).toBeDefined();
  await page.type('Take profit', '300000');
  await page.type('Stop loss', '20000');
  await page.user.click(page.form().getByRole('button', { name: 'Buy BTC' }));
  await page.advance();
  await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Buy BTC' }));
  await page.advance();
  await page.advanceExchange(1_000);
  expect(
    page
      .world()
      .db.spotOrders.all()
      .filter(({ exitOf, isOpen }) => exitOf !== undefined && isOpen),
  ).toHaveLength(2);
});

test('clicking a trade fills its price into the form, and the trades can be frozen', async () => {
  const page = await openDesk();
  const trades = within(screen.getByRole('region', { name: 'Trades' }));
  const newest = trades.getAllByRole('rowheader')[0];
  await act(() => page.user.click(within(newest ?? expect.fail('there is no trade')).getByRole('button')));
  const price = page.form().getByRole<HTMLInputElement>('textbox', { name: 'Price' });
  expect(figureIn(price.value)).toBe(figureIn(newest?.textContent));
  await act(() => page.user.click(trades.getByRole('button', { name: 'Freeze trades' })));
  expect(trades.getByRole('button', { name: 'Freeze trades', pressed: true })).toBeDefined();
});

test('selecting another pair resets the price of the form to that pair’s price', async () => {
  function Screen() {
    const navigate = useNavigate();
    return (
      <>
        <SpotTradePage />
        <Button onPress={() => void navigate('?tradeCode=eth_usdt')}>To ether</Button>
      </>
    );
  }
  const page = await renderApp(<Screen />, { as: 'trader', at: '/trade/exchange/?tradeCode=btc_usdt' });
  const price = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price' }, { timeout: 15_000 })).value;
  await page.advance(2_000);
  await waitFor(async () => expect(await price()).not.toBe(''));
  const ofBitcoin = Number.parseFloat(await price());
  await act(() => page.user.click(screen.getByRole('button', { name: 'To ether' })));
  await page.advance(2_000);
  expect(screen.getByRole('button', { name: 'ETH/USDT: choose another pair' })).toBeDefined();
  await waitFor(async () => expect(await price()).not.toBe(''));
  expect(Number.parseFloat(await price()) / ofBitcoin).toBeLessThan(0.5);
});

test.each([
  ['trader', 1],
  ['visitor', 0],
] as const)('the %s sees this many account panels: %s', async (as, count) => {
  await openDesk(as);
  expect(screen.queryAllByRole('region', { name: 'Funds' })).toHaveLength(count);
});
