import type { ToursText, TourStep } from './tour';

/** Hides the open orders on a phone, as their cards have the same names as the buttons of the order form. */
export const hideOrders = (t: ToursText, isPhone: boolean): TourStep['actions'] =>
  isPhone
    ? [
        { press: t('trade.funds'), role: 'tab' },
        { gone: t('orders.cancelAll'), role: 'button' },
      ]
    : [];

/** Opens the order form on a phone, where it is behind a button; it is always visible elsewhere. */
export const openForm = (t: ToursText, side: 'buy' | 'sell', isPhone: boolean): TourStep['actions'] =>
  isPhone ? [...hideOrders(t, isPhone), { press: t(`orders.${side}`), role: 'button' }] : [];

/** Submits the order form and confirms it, as the exchange asks for confirmation before each order. */
export function sendOrder(t: ToursText, side: 'buy' | 'sell'): TourStep['actions'] {
  const name = t(side === 'buy' ? 'trade.buyCoin' : 'trade.sellCoin', { coin: 'BTC' });
  return [
    { press: name, role: 'button' },
    { see: name, role: 'alertdialog' },
    { press: name, role: 'button' },
  ];
}
