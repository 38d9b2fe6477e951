import type { ReactNode } from 'react';
import { demoCode } from '@fixtures/personas';
import { TransferPage } from '@/pages/account/transfer/page';
import { DepositPage } from '@/pages/assets/deposit/page';
import { PayPage } from '@/pages/assets/pay/page';
import { FinancialRecordsPage } from '@/pages/assets/records/page';
import { SpotAccountPage } from '@/pages/assets/spot/page';
import { WithdrawPage } from '@/pages/assets/withdraw/page';
import { TransferRecordPage } from '@/pages/orders/transfer/page';
import { toggleControl, pressAll, type Surface, type Visitor } from './shellSurfaces';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const surface = (name: string, at: string, content: ReactNode, use: Surface['use'], scenario?: Surface['scenario']): Surface => ({
  name,
  as: 'trader',
  scenario,
  at,
  content,
  use,
});
const withdrawal = (name: string, use: Surface['use'], scenario?: Surface['scenario']): Surface =>
  surface(`withdrawal, ${name}`, '/assetManagement/extract', <WithdrawPage />, use, scenario);

/** Confirms an outgoing transaction and verifies it with the code that was sent. */
const passChallenge = async ({ press, type }: Visitor): Promise<boolean> =>
  (await press(/^Confirm and verify/)) && (await press(/^Send code/)) && (await type(/^Email code/, demoCode)) && press(/^Confirm$/);

/** Dialogs, drawers and rows of the asset screens, each with what its user does there: visiting a screen alone does not make their calls. */
export const assetSurfaces: readonly Surface[] = [
  surface('deposit, addresses', '/assetManagement/topup?name=1', <DepositPage />, async ({ press, type }) => {
    const isShown = (await press(/^I understand/)) && (await press(/^Manage addresses/)) && (await press(/^New address/));
    return (await type(/^Label/, 'Savings')) && (await press(/^Save$/)) && isShown;
  }),
  withdrawal('to an address', async (visitor) => {
    const isFilled = (await visitor.type(/^Address$/, tron)) && (await visitor.type(/^Amount$/, '40'));
    return (await visitor.press(/^Withdraw 40/)) && (await passChallenge(visitor)) && (await visitor.press(/^Done$/)) && isFilled;
  }),
  withdrawal('to a user', async (visitor) => {
    const isInternal = toggleControl('radio', /^To a user/);
    const isFilled = (await visitor.type(/^Email, phone or UID/, 'vera@demo.example')) && (await visitor.type(/^Amount$/, '25'));
    return (await visitor.press(/^Withdraw 25/)) && (await passChallenge(visitor)) && isInternal && isFilled;
  }),
  withdrawal('saving an address', async ({ press, type }) => {
    const isTyped = await type(/^Address$/, tron);
    return (await press(/^Address book/)) && (await type(/^Label/, 'Ledger')) && (await press(/^Save address/)) && isTyped;
  }),
  withdrawal(
    'removing an address',
    async ({ press }) => (await press(/^Address book/)) && (await press(/^Remove /)) && press(/^Remove$/),
    'address-whitelist',
  ),
  withdrawal(
    'whitelist',
    async ({ press, type }) =>
      (await press(/^Address book/)) &&
      toggleControl('switch', /whitelist/i) &&
      (await press(/^Turn off/)) &&
      (await press(/^Send code/)) &&
      (await type(/^Email code/, demoCode)) &&
      press(/^Confirm$/),
    'address-whitelist',
  ),
  withdrawal('cancelling', pressAll(/^Cancel the withdrawal/, /^Cancel withdrawal/), 'withdrawal-review'),
  surface(
    'withdrawal, its record',
    '/assetManagement/financial?type=2',
    <FinancialRecordsPage />,
    pressAll(/^Details: /),
    'withdrawal-review',
  ),
  surface(
    'deposit, its record',
    '/assetManagement/financial?type=1',
    <FinancialRecordsPage />,
    pressAll(/^Details: /),
    'deposit-confirming',
  ),
  surface(
    'small balances',
    '/assetManagement/home',
    <SpotAccountPage />,
    pressAll(/^Convert small balances/, /^Review/, /^Receive about/),
    'small-balances',
  ),
  surface('transfer page', '/account/transfer', <TransferPage />, async ({ press, type }) => {
    return (await type(/^Amount/, '5')) && press(/^Transfer 5/);
  }),
  surface('transfer, its record', '/orderHome/transferRecord', <TransferRecordPage />, pressAll(/^Details/), 'transfers-many'),
  surface('payment', '/pay/home?to=8800104&coin=USDT&amount=20', <PayPage />, async (visitor) => {
    return (await visitor.press(/^Pay 20/)) && passChallenge(visitor);
  }),
  surface('payment request', '/pay/home?tab=receive', <PayPage />, async ({ press, type }) => {
    const isOpen = await press(/^Request from a user/);
    return (await type(/^Who should pay/, 'vera@demo.example')) && (await type(/^Amount/, '5')) && isOpen && press(/^Send request/);
  }),
];
