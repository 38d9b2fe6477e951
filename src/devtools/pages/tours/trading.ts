import { control } from '@mocks/control';
import { hideOrders, openForm, sendOrder } from './order';
import type { Tour } from './tour';

const spot = '/trade/exchange/?tradeCode=btc_usdt';

export const liquidation: Tour = {
  id: 'liquidation',
  title: 'tours.liquidation',
  purpose: 'tours.liquidationPurpose',
  scenario: 'liquidation-soon',
  actors: [{ persona: 'trader', address: '/contract/exchange/trade/?tradeName=ethusdt' }],
  steps: (t, isPhone) => [
    {
      title: t('tours.liquidationPositions'),
      note: t('tours.liquidationPositionsNote'),
      actions: [],
      // A phone shows positions as cards.
      expected: { see: '100×', ...(!isPhone && { role: 'row' }) },
    },
    {
      title: t('tours.liquidationFall'),
      note: t('tours.liquidationFallNote'),
      actions: [{ control: control.move, body: { of: 'ETH', percent: '-1' } }],
      expected: { see: t('contract.liquidated_long', { contract: 'ETHUSDT' }) },
    },
    {
      title: t('tours.liquidationHistory'),
      note: t('tours.liquidationHistoryNote'),
      actions: [{ press: t('contract.positionHistory'), role: 'tab' }],
      // A phone shows records as expandable cards.
      expected: { see: 'ETHUSDT 100×', role: isPhone ? 'button' : 'row' },
    },
  ],
};

export const twoTraders: Tour = {
  id: 'two-traders',
  title: 'tours.twoTraders',
  purpose: 'tours.twoTradersPurpose',
  scenario: 'calm',
  isFrozen: true,
  actors: [
    { persona: 'vip', address: spot },
    { persona: 'trader', address: spot },
  ],
  steps: (t, isPhone) => [
    {
      title: t('tours.twoTradersMarket'),
      note: t('tours.twoTradersMarketNote'),
      actions: [{ control: control.widenSpread, body: { of: 'BTC_USDT', factor: '50' } }, ...hideOrders(t, isPhone)],
      expected: { see: isPhone ? t('orders.buy') : t('trade.buyCoin', { coin: 'BTC' }), role: 'button' },
    },
    {
      title: t('tours.twoTradersOffer'),
      note: t('tours.twoTradersOfferNote'),
      actions: [
        ...openForm(t, 'sell', isPhone),
        { press: t('orders.sell'), role: 'radio' },
        // Inside the wide spread, so that the offer becomes the best ask.
        { press: t('trade.bestAsk'), role: 'button' },
        { press: t('trade.tickDown', { field: t('trade.price') }), role: 'button' },
        { type: '0.01', into: t('trade.amount'), role: 'textbox' },
        ...sendOrder(t, 'sell'),
      ],
      expected: { see: t('trade.placed_sell', { pair: 'BTC/USDT' }) },
    },
    {
      title: t('tours.twoTradersBuy'),
      note: t('tours.twoTradersBuyNote'),
      actor: 1,
      actions: [
        ...openForm(t, 'buy', isPhone),
        { press: t('trade.bestAsk'), role: 'button' },
        { type: '0.01', into: t('trade.amount'), role: 'textbox' },
        ...sendOrder(t, 'buy'),
      ],
      expected: { see: t('trade.filled_buy', { amount: '0.01', coin: 'BTC' }) },
    },
  ],
};
