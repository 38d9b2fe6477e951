import { accountVisits } from './account';
import { confirmDialog, press, type, type Overlay, type OverlayVisit } from './overlay';
import { payVisits } from './pay';
import { shellVisits } from './shell';
import { tradingVisits } from './trading';

export type { Overlay, OverlayStep, OverlayVisit } from './overlay';
export { shellScreens, type ShellScreen } from './shell';

const phoneDesk: readonly Overlay[] = [
  { file: 'widgets/trade-desk/PairPicker', name: /^Pairs/, steps: [press(/: choose another pair$/)] },
  { file: 'widgets/trade-desk/OrderSheet', name: /^Place order/, steps: [press(/^Buy$/)] },
];

/** Every overlay of the product. A component that draws one and is missing here fails tests/structure/overlays.test.ts. */
export const overlayVisits: readonly OverlayVisit[] = [
  ...shellVisits,
  {
    as: 'visitor',
    screens: {
      '/trade/exchange/?tradeCode=btc_usdt': [
        { file: 'widgets/trade-desk/PairPicker', name: /^Pairs/, steps: [press(/: choose another pair$/)] },
        { file: 'widgets/trade-desk/DeskSettingsButton', name: /^Trading settings/, steps: [press(/^Trading settings/)] },
        { file: 'features/price-alerts/PriceAlertsDialog', name: /^Price alerts/, steps: [press(/^Price alerts/)] },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'order-waiting',
    screens: {
      '/trade/exchange/?tradeCode=btc_usdt': [
        { file: 'widgets/trade-desk/PairPicker', name: /^Pairs/, steps: [press(/: choose another pair$/)] },
        { file: 'widgets/trade-desk/DeskSettingsButton', name: /^Trading settings/, steps: [press(/^Trading settings/)] },
        { file: 'features/transfer/TransferDialog', name: /^Transfer$/, steps: [press(/^Get more USDT/)] },
        { file: 'features/price-alerts/PriceAlertsDialog', name: /^Price alerts/, steps: [press(/^Price alerts/)] },
        {
          file: 'features/place-order/ConfirmOrder',
          ...confirmDialog(/^Buy/),
          steps: [type('0.001', /^Amount$/), press(/^Buy BTC$/)],
        },
        { file: 'widgets/record-page/RecordFilters', name: /^Filters/, steps: [press(/^Filters/)] },
        { file: 'widgets/record-page/ActionButton', ...confirmDialog(/^Cancel this order/), steps: [press(/^Cancel: BTC/)] },
        { file: 'features/edit-order/EditOrderDialog', name: /^Edit order/, steps: [press(/^Edit: BTC/)] },
      ],
      '/market?tab=favourites': [{ file: 'pages/market/market/WatchlistDialog', name: /^New list/, steps: [press(/^New list$/)] }],
      '/orderHome/coinTradeOrder': [
        { file: 'widgets/record-page/ActionButton', ...confirmDialog(/^Cancel all orders/), steps: [press(/^Cancel all$/)] },
      ],
      '/preMarket?pair=hlcn_usdt': [
        {
          file: 'features/place-premarket-order/ConfirmPremarketOrder',
          ...confirmDialog(/HLCN/),
          steps: [press(/^Sell$/, 'radio'), type('1.5', /^Price$/), type('200', /^Amount$/), press(/^Sell HLCN$/)],
        },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'premarket-waiting',
    screens: {
      '/preMarket?pair=tesl_usdt&tab=open': [
        { file: 'features/edit-premarket-order/EditPremarketOrderDialog', name: /^Edit order/, steps: [press(/^Edit: TESL/)] },
      ],
    },
  },
  ...tradingVisits,
  ...accountVisits,
  ...payVisits,
  {
    as: 'trader',
    scenario: 'address-whitelist',
    screens: {
      '/assetManagement/extract': [
        { file: 'pages/assets/withdraw/AddressBookSheet', name: /^Address book/, steps: [press(/^Address book/)] },
        {
          file: 'pages/assets/withdraw/AddressBookSheet',
          ...confirmDialog(/^Turn off/),
          steps: [press(/^Address book/), press(/whitelist/i, 'switch')],
        },
        {
          file: 'pages/assets/withdraw/AddressBookSheet',
          ...confirmDialog(/^Remove this address/),
          steps: [press(/^Address book/), press(/^Remove /)],
        },
        { file: 'pages/assets/withdraw/EntryDialog', name: /^Edit address/, steps: [press(/^Address book/), press(/^Edit /)] },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'withdrawal-review',
    screens: {
      '/assetManagement/financial?type=2': [
        { file: 'widgets/record-page/RecordSheet', name: /^Withdrawal$/, steps: [press(/^Details: /)] },
      ],
      '/assetManagement/extract': [
        {
          file: 'pages/assets/withdraw/RecentWithdrawals',
          ...confirmDialog(/^Cancel/),
          steps: [press(/^Cancel the withdrawal/)],
        },
        {
          file: 'pages/assets/withdraw/ConfirmDialogs',
          name: /^Confirm withdrawal/,
          steps: [type('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /^Address$/), type('40', /^Amount$/), press(/^Withdraw 40/)],
        },
        {
          file: 'features/challenge/ChallengeDialog',
          name: /^Verify it’s you/,
          steps: [
            type('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', /^Address$/),
            type('40', /^Amount$/),
            press(/^Withdraw 40/),
            press(/^Confirm and verify/),
          ],
        },
      ],
    },
  },
  {
    as: 'newUser',
    scenario: 'mock-unclaimed',
    screens: {
      '/simulation/account': [{ file: 'features/mock-funds/MockFunds', ...confirmDialog(/^Reset demo funds/), steps: [press(/^Reset$/)] }],
    },
  },
  {
    as: 'trader',
    scenario: 'transfer-accepted',
    screens: {
      '/assetManagement/topup?name=52&network=TRON': [
        {
          file: 'pages/assets/deposit/AddressesDialog',
          name: /^Addresses on/,
          steps: [press(/^I understand/), press(/^Manage addresses/)],
        },
      ],
      '/contract/mock/trade/?tradeName=f_btcf_usdt': [
        { file: 'features/mock-funds/MockFundsDialog', name: /^Demo funds/, steps: [press(/^Demo funds$/)] },
      ],
      '/trade/exchange/?tradeCode=btc_usdt': [
        { file: 'features/transfer/TopUpSheet', name: /^Top up/, steps: [press(/^Get more USDT/), press(/^How to top up/)] },
      ],
      '/account/transfer': [
        {
          file: 'features/transfer/TransferResultDialogs',
          ...confirmDialog(/^Transfer accepted/),
          steps: [type('5', /^Amount/), press(/^Transfer 5/)],
        },
      ],
    },
  },
  {
    as: 'newUser',
    scenario: 'need-kyc',
    screens: {
      // Visited first, because closing the dialog returns to the previous screen.
      '/market': [],
      '/orderHome/transferRecord': [
        { file: 'features/business-events/BusinessEventDialog', ...confirmDialog(/^Identity verification required/), steps: [] },
      ],
    },
  },
  {
    as: 'visitor',
    device: 'phone',
    screens: { '/trade/exchange/?tradeCode=btc_usdt': phoneDesk },
  },
  {
    as: 'trader',
    device: 'phone',
    screens: { '/trade/exchange/?tradeCode=btc_usdt': phoneDesk },
  },
];
