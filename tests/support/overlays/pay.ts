import { press, type OverlayVisit } from './overlay';

/** The overlays of payments and of the conversion of small balances. */
export const payVisits: readonly OverlayVisit[] = [
  {
    as: 'trader',
    scenario: 'small-balances',
    unaudited: 'the way there has not been gone in a browser yet',
    screens: {
      '/assetManagement/home': [
        { file: 'features/convert-dust/ConvertDustDialog', name: /^Convert small balances/, steps: [press(/^Convert small balances/)] },
      ],
      '/pay/home?to=100003&coin=USDT&amount=20': [
        { file: 'pages/assets/pay/ReviewDialog', name: /^Review payment/, steps: [press(/^Pay 20/)] },
        { file: 'pages/assets/pay/ReceiptDialog', name: /^Payment sent/, steps: [press(/^Pay 20/), press(/^Confirm and verify/)] },
      ],
      '/pay/home': [{ file: 'pages/assets/pay/RequestDialog', name: /^Request a payment/, steps: [press(/^Request a payment/)] }],
    },
  },
];
