import { account } from '@/contract/account';
import { AccountOverviewPage } from '@/pages/account/overview/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/AccountOverviewPage' };

export const Default = pageStory(routes.accountSecurity, AccountOverviewPage);

export const NewUser = pageStory(routes.accountSecurity, AccountOverviewPage, { as: 'newUser' });

export const WellGuarded = pageStory(routes.accountSecurity, AccountOverviewPage, { as: 'whale' });

export const Frozen = pageStory(routes.accountSecurity, AccountOverviewPage, { as: 'frozenAccount' });

export const WithdrawalsOnHold = pageStory(routes.accountSecurity, AccountOverviewPage, { scenario: 'withdrawals-on-hold' });

export const Loading = pageStory(routes.accountSecurity, AccountOverviewPage, { responses: { [account.securitySetting.path]: 'pending' } });

export const Failed = pageStory(routes.accountSecurity, AccountOverviewPage, {
  responses: { [account.userSecurity.path]: 'fault', [account.loginLogs.path]: 'offline' },
});
