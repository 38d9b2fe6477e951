import type { ReactNode } from 'react';
import { MarginAccountPage } from '@/pages/assets/margin/page';
import { ContractOrdersPage } from '@/pages/orders/contract/page';
import { MarginOrdersPage } from '@/pages/orders/margin/page';
import { SpotOrdersPage } from '@/pages/orders/spot/page';
import { toggleControl, pressAll, type Surface } from './shellSurfaces';

const surfaceOf =
  (screen: string, base: Pick<Surface, 'as' | 'scenario'>, at: string, content: ReactNode) =>
  (name: string, search: string, use: Surface['use'], overrides: Partial<Surface> = {}): Surface => ({
    ...base,
    name: `${screen}, ${name}`,
    at: `${at}${search}`,
    content,
    use,
    ...overrides,
  });
const spot = surfaceOf('spot orders', { as: 'trader', scenario: 'order-waiting' }, '/orderHome/coinTradeOrder', <SpotOrdersPage />);
const margin = surfaceOf(
  'margin orders',
  { as: 'trader', scenario: 'margin-orders-waiting' },
  '/orderHome/leverOrder',
  <MarginOrdersPage />,
);
const contracts = surfaceOf(
  'contract orders',
  { as: 'deliveryTrader', scenario: 'contract-orders-waiting' },
  '/orderHome/contractOrder/',
  <ContractOrdersPage />,
);
const loans = surfaceOf('margin account', { as: 'trader', scenario: 'isolated-debt' }, '/assetManagement/margin', <MarginAccountPage />);

/** Changes a field of the first order and saves it. */
const editOrder =
  (label: RegExp, text: string): Surface['use'] =>
  async ({ press, type }) =>
    (await press(/^Edit: /)) && (await type(label, text)) && press(/^Save changes/);

/** Fills in a loan form and confirms it. */
const fillLoanForm =
  (open: RegExp, confirm: RegExp): Surface['use'] =>
  async ({ press, type }) =>
    (await press(open)) && (await type(/^Amount$/, '10')) && press(confirm);

/** The dialogs and rows of the order and loan screens: visiting a screen alone does not make their calls. */
export const orderSurfaces: readonly Surface[] = [
  spot('cancelling an order', '', pressAll(/^Cancel: BTC/, /^Cancel order/)),
  spot('editing an order', '', editOrder(/^Amount$/, '0.004')),
  spot('cancelling all orders', '', pressAll(/^Cancel all/, /^Cancel orders/)),
  spot('fills of an order', '', pressAll(/^Details/), { scenario: 'order-partly-filled' }),
  margin('cancelling an order', '?marginMode=isolated', pressAll(/^Cancel: BTC/, /^Cancel order/)),
  margin('editing an order', '?marginMode=isolated', editOrder(/^Amount$/, '0.004')),
  margin('cancelling all orders', '?marginMode=isolated', pressAll(/^Cancel all/, /^Cancel orders/)),
  margin('fills of an order', '?marginMode=isolated&tab=history', pressAll(/^Details /)),
  margin('a liquidation', '?marginMode=isolated&tab=liquidations', pressAll(/^Details: /), { scenario: 'isolated-liquidated' }),
  contracts('cancelling an order', '', pressAll(/^Cancel: /, /^Cancel order/)),
  contracts('editing an order', '', editOrder(/^Size$/, '0.02')),
  contracts('cancelling all orders', '', pressAll(/^Cancel all/, /^Cancel orders/)),
  contracts(
    'cancelling selected orders',
    '',
    async ({ press }) => toggleControl('checkbox', /^Select all/) && (await press(/^Cancel selected/)) && press(/^Cancel orders/),
  ),
  contracts('editing a plan order', '?tab=plans', editOrder(/^Size$/, '0.02')),
  contracts('cancelling a plan order', '?tab=plans', pressAll(/^Cancel: /, /^Cancel order/)),
  contracts('fills of an order', '?tab=history', pressAll(/^Details /), { as: 'contractTrader', scenario: 'calm' }),
  contracts('fills of a position', '?tab=past', pressAll(/^Details /), { as: 'contractTrader', scenario: 'calm' }),
  loans('cross loan', '', fillLoanForm(/^Borrow USDT/, /^Borrow USDT/)),
  loans('isolated loan', '?type=isolated', fillLoanForm(/^Borrow USDT/, /^Borrow USDT/)),
  loans('repayment', '?type=isolated', fillLoanForm(/^Repay USDT/, /^Repay USDT/)),
];
