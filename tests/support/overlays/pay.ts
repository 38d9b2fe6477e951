import { press, challengeSteps, type OverlayVisit } from './overlay';

const review = [press(/^Pay 20/)];

/** The overlays of payments and of small balance conversion. */
export const payVisits: readonly OverlayVisit[] = [
  {
    as: 'trader',
    scenario: 'small-balances',
    screens: {
      '/assetManagement/home': [
        { file: 'features/convert-dust/ConvertDustDialog', name: /^Convert small balances/, steps: [press(/^Convert small balances/)] },
      ],
      '/pay/home?to=8800104&coin=USDT&amount=20': [
        { file: 'pages/assets/pay/ReviewDialog', name: /^Review payment/, steps: review },
        {
          file: 'pages/assets/pay/ReceiptDialog',
          name: /^Payment sent/,
          steps: [...review, press(/^Confirm and verify/), ...challengeSteps()],
        },
      ],
    },
  },
  {
    as: 'trader',
    screens: {
      '/pay/home?tab=receive': [
        { file: 'pages/assets/pay/RequestDialog', name: /^Request a payment/, steps: [press(/^Request from a user/)] },
      ],
    },
  },
];
