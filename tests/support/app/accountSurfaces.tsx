import { AccountOverviewPage } from '@/pages/account/overview/page';
import { PersonalSettingsPage } from '@/pages/account/personal-settings/page';
import { VerificationPage } from '@/pages/account/verification/page';
import type { Surface } from './shellSurfaces';

const levels = '/verifiedIndex';
const settings = '/user/personSetting';
const verification = (name: string, as: Surface['as'], at: string, use: Surface['use']): Surface => ({
  name,
  as,
  at,
  content: <VerificationPage />,
  use,
});
const setting = (tab: string, use: Surface['use']): Surface => ({
  name: `settings, ${tab}`,
  as: 'trader',
  at: `${settings}?tab=${tab}`,
  content: <PersonalSettingsPage />,
  use,
});

/** The screens of the account, each with what somebody does there. */
export const accountSurfaces: readonly Surface[] = [
  verification('verification levels', 'kycFailed', levels, ({ press }) => press(/^All levels|^Fix and submit/)),
  verification('verification of an address', 'kycStandard', `${levels}?level=advanced`, async ({ press, type }) => {
    const isFilled =
      (await type(/^Street address/, '12 Harbour Road')) && (await type(/^City/, 'Singapore')) && (await type(/^Postal code/, '098632'));
    return (await press(/^Next$/)) && isFilled;
  }),
  verification('verification of a company', 'kycAdvanced', `${levels}?level=company`, ({ press }) => press(/^Next$/)),
  { name: 'account overview', as: 'trader', at: '/user/overView', content: <AccountOverviewPage />, use: async () => true },
  setting('profile', async () => true),
  setting('security', async () => true),
  setting('devices', async () => true),
  setting('logins', async () => true),
  setting('notifications', async () => true),
];
