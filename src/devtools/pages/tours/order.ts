import type { ToursText, TourStep } from './tour';

/** Puts the open orders of a phone away, whose cards are named by their sides as the buttons to the order form are. */
export const hideOrders = (t: ToursText, isPhone: boolean): TourStep['does'] =>
  isPhone
    ? [
        { press: t('trade.funds'), role: 'tab' },
        { gone: t('orders.cancelAll'), role: 'button' },
      ]
    : [];

/** Opens the order form on a phone, where it is behind a button; elsewhere it is there. */
export const openForm = (t: ToursText, side: 'buy' | 'sell', isPhone: boolean): TourStep['does'] =>
  isPhone ? [...hideOrders(t, isPhone), { press: t(`orders.${side}`), role: 'button' }] : [];

/** Sends the order of the form and confirms it, as the exchange asks before each order. */
export function sendOrder(t: ToursText, side: 'buy' | 'sell'): TourStep['does'] {
  const name = t(side === 'buy' ? 'trade.buyCoin' : 'trade.sellCoin', { coin: 'BTC' });
  return [
    { press: name, role: 'button' },
    { see: name, role: 'alertdialog' },
    { press: name, role: 'button' },
  ];
}
