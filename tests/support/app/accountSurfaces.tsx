import { act } from '@testing-library/react';
import { scopeBind } from 'effector';
import { demoCode } from '@fixtures/personas';
import { ApiManagementPage } from '@/pages/account/api-management/page';
import { AccountOverviewPage } from '@/pages/account/overview/page';
import { dialogOpened } from '@/pages/account/personal-settings/dialog';
import { PersonalSettingsPage } from '@/pages/account/personal-settings/page';
import { VerificationPage } from '@/pages/account/verification/page';
import { pressed, type Surface } from './shellSurfaces';

const levels = '/verifiedIndex';
const settings = '/user/personSetting';
const verification = (name: string, as: Surface['as'], at: string, use: Surface['use']): Surface => ({
  name,
  as,
  at,
  content: <VerificationPage />,
  use,
});
const setting = (tab: string, use: Surface['use'], scenario?: Surface['scenario']): Surface => ({
  name: `settings, ${tab}`,
  as: 'trader',
  scenario,
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
  setting('security', async ({ page, press, type }) => {
    // The dialog suspends while its code is loaded, which only an asynchronous act waits for; a call that is late is not waited for.
    await act(async () => scopeBind(dialogOpened, { scope: page.scope })('google'));
    await page.advance(50);
    const isTyped = await type(/^Code shown by the app/, demoCode);
    const isSent = (await press(/^Verify and turn on/)) && (await press(/^Send code/)) && (await type(/^Email code/, demoCode));
    return isTyped && isSent && press(/^Confirm$/);
  }),
  setting('devices', pressed(/^Log out other devices/), 'other-devices'),
  setting('logins', async () => true, 'new-location'),
  setting('notifications', async () => true),
  setting('preferences', async () => true),
  {
    name: 'API keys that there are',
    as: 'trader',
    scenario: 'api-keys',
    at: '/user/apiSetting',
    content: <ApiManagementPage />,
    use: pressed(/^Edit: /, /^Close$/, /^Delete: /),
  },
  {
    name: 'API keys',
    as: 'trader',
    at: '/user/apiSetting',
    content: <ApiManagementPage />,
    use: async ({ press, type }) => {
      const isNamed = (await press(/^Create API key/)) && (await type(/^Label/, 'Grid bot')) && (await press(/^Next$/));
      const isLimited = (await type(/^Trusted IP addresses$/, '203.0.113.7')) && (await press(/^Confirm and verify/));
      const isProved = (await press(/^Send code/)) && (await type(/^Email code/, demoCode)) && (await press(/^Confirm$/));
      return isNamed && isLimited && isProved;
    },
  },
];
