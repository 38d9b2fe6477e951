import { act } from '@testing-library/react';
import { scopeBind } from 'effector';
import { demoCode, personaPassword } from '@fixtures/personas';
import { ApiManagementPage } from '@/pages/account/api-management/page';
import { AccountOverviewPage } from '@/pages/account/overview/page';
import { dialogOpened, type SettingDialog } from '@/pages/account/personal-settings/dialog';
import { PersonalSettingsPage } from '@/pages/account/personal-settings/page';
import { VerificationPage } from '@/pages/account/verification/page';
import { pressAll, type Surface, type Visitor } from './shellSurfaces';

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

/** Verifies a change with the code that was sent. */
const passChallenge = async ({ press, type }: Pick<Visitor, 'press' | 'type'>): Promise<boolean> =>
  (await press(/^Send code/)) && (await type(/^Email code/, demoCode)) && press(/^Confirm$/);

/** A dialog of the security centre. */
const dialog = (name: SettingDialog, use: Surface['use'], scenario?: Surface['scenario']): Surface => ({
  ...setting(
    'security',
    async (visitor) => {
      // The dialog suspends while its code loads, which only an asynchronous act awaits; a slow call is not awaited.
      await act(async () => scopeBind(dialogOpened, { scope: visitor.page.scope })(name));
      await visitor.page.advance(50);
      return use(visitor);
    },
    scenario,
  ),
  name: `security, ${name}`,
});

/** The screens of the account, each with what its user does there. */
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
  dialog('google', async ({ press, type }) => {
    const isTyped = await type(/^Code shown by the app/, demoCode);
    return (await press(/^Verify and turn on/)) && (await passChallenge({ press, type })) && isTyped;
  }),
  dialog('loginPassword', async (visitor) => {
    const isTyped =
      (await visitor.type(/^Current password/, personaPassword)) && (await visitor.type(/^Choose a password/, 'Quiet-Heron-7'));
    return (await visitor.press(/^Change login password/)) && (await passChallenge(visitor)) && isTyped;
  }),
  dialog('fundPassword', async (visitor) => {
    const isTyped = (await visitor.type(/^New fund password/, '481516')) && (await visitor.type(/^Login password/, personaPassword));
    return (await visitor.press(/^(?:Set|Change) fund password/)) && isTyped;
  }),
  dialog('antiPhishing', async (visitor) => {
    const isTyped = await visitor.type(/^Anti-phishing code/, 'Heron42');
    return (await visitor.press(/^(?:Set|Change) anti-phishing code/)) && isTyped;
  }),
  dialog('phone', async (visitor) => {
    const isTyped = await visitor.type(/^Phone number/, '5550123456');
    return (await visitor.press(/^Send code/)) && (await visitor.type(/code/i, demoCode)) && isTyped;
  }),
  dialog(
    'recoveryCodes',
    async (visitor) => (await visitor.press(/^New recovery codes/)) && visitor.press(/^Send code/),
    'authenticator-on',
  ),
  dialog(
    'lostGoogle',
    async ({ press, type }) =>
      (await type(/^Recovery code/, 'AAAA-AAAA')) && (await type(/^Login password/, personaPassword)) && press(/^Remove authenticator/),
    'authenticator-on',
  ),
  dialog('removeGoogle', async (visitor) => (await visitor.press(/^Turn off$/)) && visitor.press(/^Send code/), 'authenticator-on'),
  dialog('cancelGoogleRemoval', pressAll(/^Cancel removal$/), 'factor-lost'),
  dialog('whitelistOn', async (visitor) => (await visitor.press(/^Turn on$/)) && passChallenge(visitor)),
  dialog('freeze', pressAll(/^Freeze account$/)),
  dialog('close', pressAll(/^(?:Got it|Close account for good|Clear now)/)),
  setting('devices', pressAll(/^Log out other devices/), 'other-devices'),
  setting('logins', async () => true, 'new-location'),
  setting('notifications', async () => true),
  setting('preferences', async () => true),
  {
    name: 'existing API keys',
    as: 'trader',
    scenario: 'api-keys',
    at: '/user/apiSetting',
    content: <ApiManagementPage />,
    use: pressAll(/^Edit: /, /^Close$/, /^Delete: /),
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
