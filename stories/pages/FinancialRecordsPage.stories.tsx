import { capital } from '@/contract/capital';
import { FinancialRecordsPage } from '@/pages/assets/records/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/FinancialRecordsPage' };

const deposits = capital.depositRecords.path;

export const Deposits = pageStory(routes.financialRecords, FinancialRecordsPage, { scenario: 'deposits-many' });

export const Withdrawals = pageStory(routes.financialRecords, FinancialRecordsPage, { search: '?type=2' });

export const WithdrawalUnderReview = pageStory(routes.financialRecords, FinancialRecordsPage, {
  scenario: 'withdrawal-review',
  search: '?type=2',
});

const Pending = pageStory(routes.financialRecords, FinancialRecordsPage, { scenario: 'withdrawal-review', search: '?type=2' });
const Failed = pageStory(routes.financialRecords, FinancialRecordsPage, { scenario: 'withdrawal-failed', search: '?type=2' });

export const OpenedWithdrawal = () => <Pending />;
OpenedWithdrawal.meta = {
  script: [{ press: 'Details: 750 USDT' }, { see: 'Reference no.' }],
};

export const FailedWithdrawal = () => <Failed />;
FailedWithdrawal.meta = {
  script: [
    { press: 'Details: 750 USDT' },
    { see: 'The network rejected the transaction. The amount and the fee are back in your spot account.' },
  ],
};

export const NoSuchRecord = pageStory(routes.financialRecords, FinancialRecordsPage, { search: '?type=2&record=0' });

export const Rewards = pageStory(routes.financialRecords, FinancialRecordsPage, { search: '?type=4' });

export const Transfers = pageStory(routes.financialRecords, FinancialRecordsPage, {
  scenario: 'transfers-many',
  search: '?type=transfers',
});

export const Statement = pageStory(routes.financialRecords, FinancialRecordsPage, { search: '?type=bills' });

export const Empty = pageStory(routes.financialRecords, FinancialRecordsPage, { as: 'newUser' });

export const NothingFits = pageStory(routes.financialRecords, FinancialRecordsPage, { search: '?state=2&days=7' });

export const Loading = pageStory(routes.financialRecords, FinancialRecordsPage, { responses: { [deposits]: 'pending' } });

export const Offline = pageStory(routes.financialRecords, FinancialRecordsPage, { responses: { [deposits]: 'offline' } });

export const RateLimited = pageStory(routes.financialRecords, FinancialRecordsPage, { scenario: 'rate-limited' });
