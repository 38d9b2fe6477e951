import { capital } from '@/contract/capital';
import { DepositPage } from '@/pages/assets/deposit/page';
import { routes } from '@/shared/routing';
import { PressOnMount } from '../PressOnMount';
import { pageStory, type PageStoryOptions } from '../support';

export default { title: 'pages/DepositPage' };

/** The page for a user who has already confirmed the deposit warning. */
const story = (search: PageStoryOptions['search'], options: PageStoryOptions = {}) =>
  pageStory(routes.deposit, DepositPage, { search, stored: { 'ui.depositWarning': 'true' }, ...options });

export const Default = story('?name=52&network=TRON', { scenario: 'deposit-confirming' });

export const FirstVisit = story('?name=52&network=TRON', { stored: {} });

export const NetworkNotChosen = story('?name=52');

export const Memo = story('?name=5');

export const Suspended = story('?name=62');

export const UnknownCoin = story('?name=99999');

export const Addresses = () => (
  <PressOnMount button="Manage addresses">
    <Default />
  </PressOnMount>
);

export const LongLabel = story('?name=52&network=ETH', { scenario: 'remarks-long' });

export const BelowMinimum = story('?name=52', { scenario: 'deposit-below-minimum' });

export const VerificationPending = story('?name=1', { as: 'newUser', scenario: 'kyc-standard-pending' });

export const NotVerified = story('?name=1', { as: 'newUser' });

export const AddressFailed = story('?name=1', { responses: { [capital.depositAddresses.path]: 'fault' } });

export const RecordsFailed = story('?name=1', { responses: { [capital.depositRecords.path]: 'fault' } });

export const Offline = story('?name=1', {
  responses: { [capital.networks.path]: 'offline', [capital.depositRecords.path]: 'offline' },
});

export const Loading = story('?name=1', { responses: { [capital.networks.path]: 'pending', [capital.depositRecords.path]: 'pending' } });

export const ToContractAccount = story('?name=52&network=TRON', { scenario: 'deposit-to-contract' });
