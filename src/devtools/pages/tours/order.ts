import type { ToursText, TourStep } from './tour';

/** Sends the order of the form and confirms it, as the exchange asks before each order. */
export function sendOrder(t: ToursText, side: 'buy' | 'sell'): TourStep['does'] {
  const name = t(side === 'buy' ? 'trade.buyCoin' : 'trade.sellCoin', { coin: 'BTC' });
  return [
    { press: name, role: 'button' },
    { see: name, role: 'alertdialog' },
    { press: name, role: 'button' },
  ];
}
