import { control, demoCode } from '@mocks/control';
// Imported from the file itself, which loads without styles: an end-to-end test reads the tours in Node.
import { unknownValue } from '@/shared/i18n/format';
import { openForm, sendOrder } from './order';
import type { Tour } from './tour';

const minuteMs = 60_000;
const trade = '/trade/exchange/?tradeCode=btc_usdt';

export const firstTrade: Tour = {
  id: 'first-trade',
  title: 'tours.firstTrade',
  purpose: 'tours.firstTradePurpose',
  scenario: 'calm',
  actors: [{ persona: 'newUser', address: '/assetManagement/topup?name=52&network=TRON' }],
  steps: (t, isPhone) => [
    {
      title: t('tours.firstTradeNetwork'),
      note: t('tours.firstTradeNetworkNote'),
      actions: [],
      expected: { see: t('deposit.none') },
    },
    {
      title: t('tours.firstTradeSent'),
      note: t('tours.firstTradeSentNote'),
      actions: [{ control: control.deposit, body: { coin: 'USDT', network: 'TRON', amount: '512.5' } }],
      expected: { see: '512.5', role: 'button' },
    },
    {
      title: t('tours.firstTradeCredited'),
      note: t('tours.firstTradeCreditedNote'),
      actions: [{ control: control.clock, body: { stepMs: minuteMs } }, { goTo: '/assetManagement/home' }],
      expected: { see: 'Tether USD', role: 'row' },
    },
    {
      title: t('tours.firstTradeMarket'),
      note: t(isPhone ? 'tours.firstTradeMarketPhoneNote' : 'tours.firstTradeMarketNote'),
      actions: [{ goTo: trade }, ...openForm(t, 'buy', isPhone), { press: t('trade.kind_market'), role: 'tab' }],
      expected: { see: t('trade.buyCoin', { coin: 'BTC' }), role: 'button' },
    },
    {
      title: t('tours.firstTradeBuy'),
      note: t('tours.firstTradeBuyNote'),
      actions: [{ type: '100', into: t('trade.total'), role: 'textbox' }, ...sendOrder(t, 'buy')],
      // The text up to the amount, which depends on the price.
      expected: { see: t('trade.filled_buy', { amount: unknownValue, coin: '' }).split(unknownValue, 1).join('').trim() },
    },
  ],
};

export const withdrawal: Tour = {
  id: 'withdrawal',
  title: 'tours.withdrawal',
  purpose: 'tours.withdrawalPurpose',
  scenario: 'calm',
  actors: [{ persona: 'trader', address: '/assetManagement/extract' }],
  steps: (t) => [
    {
      title: t('tours.withdrawalAddress'),
      note: t('tours.withdrawalAddressNote'),
      actions: [{ type: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', into: t('withdraw.address'), role: 'textbox' }],
      expected: { see: t('withdraw.networkRecognised') },
    },
    {
      title: t('tours.withdrawalAmount'),
      note: t('tours.withdrawalAmountNote'),
      actions: [{ type: '40', into: t('withdraw.amount'), role: 'textbox' }],
      expected: { see: t('withdraw.submitWith', { amount: '40 USDT' }), role: 'button' },
    },
    {
      title: t('tours.withdrawalReview'),
      note: t('tours.withdrawalReviewNote'),
      actions: [{ press: t('withdraw.submitWith', { amount: '40 USDT' }), role: 'button' }],
      expected: { see: t('withdraw.confirm'), role: 'button' },
    },
    {
      title: t('tours.withdrawalCode'),
      note: t('tours.withdrawalCodeNote'),
      actions: [
        { press: t('withdraw.confirm'), role: 'button' },
        { press: t('challenge.send'), role: 'button' },
      ],
      expected: { see: t('challenge.email'), role: 'textbox' },
    },
    {
      title: t('tours.withdrawalProof'),
      note: t('tours.withdrawalProofNote'),
      actions: [
        { type: demoCode, into: t('challenge.email'), role: 'textbox' },
        { press: t('challenge.submit'), role: 'button' },
      ],
      expected: { see: t('withdraw.receipt'), role: 'dialog' },
    },
    {
      title: t('tours.withdrawalDone'),
      note: t('tours.withdrawalDoneNote'),
      actions: [
        { control: control.clock, body: { stepMs: 10 * minuteMs } },
        { press: t('withdraw.done'), role: 'button' },
      ],
      expected: { see: t('withdraw.recent') },
    },
  ],
};
