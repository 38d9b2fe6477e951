import { confirmDialog, press, type, type OverlayVisit } from './overlay';

/** The overlays of contract and margin trading. */
export const tradingVisits: readonly OverlayVisit[] = [
  {
    as: 'trader',
    scenario: 'hedged-positions',
    screens: {
      '/contract/exchange/trade/?tradeName=ethusdt': [
        { file: 'features/place-contract-order/calculator/CalculatorButton', name: /^Calculator/, steps: [press(/^Calculator$/)] },
        { file: 'features/place-contract-order/LeverageDialog', name: /^Leverage/, steps: [press(/^Leverage: /)] },
        { file: 'features/place-contract-order/ModesDialog', name: /^Margin and position modes/, steps: [press(/^Margin mode: /)] },
        {
          file: 'features/place-contract-order/ConfirmContractOrder',
          ...confirmDialog(/long/i),
          steps: [press(/^Market$/, 'tab'), type('0.1', /^Size$/), press(/^Open long$/)],
        },
        { file: 'features/manage-position/ClosePositionDialog', name: /^Close /, steps: [press(/^Close: Short/)] },
        { file: 'features/manage-position/ExitsDialog', name: /^TP\/SL/, steps: [press(/^TP\/SL: Short/)] },
        { file: 'features/manage-position/PositionDialogs', ...confirmDialog(/^Reverse this position/), steps: [press(/^Reverse: Short/)] },
        { file: 'widgets/contract-records/PositionActions', name: /^More/, role: 'menu', steps: [press(/^More: Short/)] },
        {
          file: 'features/manage-position/MarginDialog',
          name: /^Margin of/,
          steps: [press(/^More: Short/), press(/^Adjust margin/, 'menuitem')],
        },
        { file: 'features/manage-position/ShareDialog', name: /^Share/, steps: [press(/^More: Short/), press(/^Share/, 'menuitem')] },
        {
          file: 'features/contract-formulas/FormulaHelp',
          name: /^How account figures/,
          steps: [press(/^How account figures/)],
        },
        {
          file: 'features/contract-formulas/FormulaHelp',
          name: /^How position figures/,
          steps: [press(/^How position figures/)],
        },
        { file: 'widgets/contract-records/Positions', name: /^Close all/, role: 'menu', steps: [press(/^Close all$/)] },
        {
          file: 'features/manage-position/PositionDialogs',
          ...confirmDialog(/^Close all/),
          steps: [press(/^Close all$/), press(/^All$/, 'menuitem')],
        },
      ],
    },
  },
  {
    as: 'deliveryTrader',
    scenario: 'contract-orders-waiting',
    screens: {
      '/contract/exchange/trade/?tradeName=ethusdt&tab=orders': [
        { file: 'features/edit-contract-order/EditContractOrderDialog', name: /^Edit/, steps: [press(/^Edit: /)] },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'isolated-debt',
    screens: {
      '/margin/trade/btc_usdt?marginMode=isolated&tab=positions': [
        { file: 'features/margin-loan/BorrowDialog', name: /^Borrow/, steps: [press(/^Borrow$/)] },
        { file: 'features/margin-loan/RepayDialog', name: /^Repay/, steps: [press(/^Repay$/)] },
        { file: 'features/margin-loan/LoanDialogs', ...confirmDialog(/^Close position/), steps: [press(/^Close position/)] },
      ],
    },
  },
  {
    as: 'trader',
    scenario: 'isolated-liquidated',
    screens: {
      '/margin/trade/btc_usdt?marginMode=isolated&tab=liquidations': [
        { file: 'widgets/margin-records/LiquidationDialog', name: /^Liquidation of/, steps: [press(/^Details: /)] },
      ],
    },
  },
];
