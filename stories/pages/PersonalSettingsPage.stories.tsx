import { account } from '@/contract/account';
import { PersonalSettingsPage } from '@/pages/account/personal-settings/page';
import { routes } from '@/shared/routing';
import { pageStory, type PageStoryOptions } from '../support';

export default { title: 'pages/PersonalSettingsPage' };

const tab = (name: string, options: PageStoryOptions = {}) =>
  pageStory(routes.personalSettings, PersonalSettingsPage, { search: `?tab=${name}`, ...options });
const Guarded = tab('security', { scenario: 'authenticator-on' });
const Locked = tab('security', { scenario: 'recovery-locked' });
const Plain = tab('security');

export const Profile = tab('profile');

export const NicknameRefused = () => <Profile />;
NicknameRefused.meta = {
  script: [{ type: ' Official support', into: 'Nickname' }, { press: 'Save' }, { see: 'This nickname is not allowed' }],
};

export const Security = tab('security', { as: 'whale' });

export const NothingSet = tab('security', { as: 'newUser' });

export const AuthenticatorOn = () => <Guarded />;

export const AuthenticatorLost = () => <Guarded />;
AuthenticatorLost.meta = {
  script: [
    { press: 'More: Authenticator app' },
    { press: 'Lost access', role: 'menuitem' },
    { see: 'Lost your authenticator?', role: 'dialog' },
  ],
};

export const RecoveryLocked = () => <Locked />;
RecoveryLocked.meta = {
  script: [
    { press: 'More: Authenticator app' },
    { press: 'Lost access', role: 'menuitem' },
    { type: 'AAAA-AAAA', into: 'Recovery code' },
    { type: 'Demo-2026', into: 'Login password' },
    { press: 'Remove authenticator' },
    { see: 'Too many failed attempts.' },
  ],
};

export const BindAuthenticator = () => <Plain />;
BindAuthenticator.meta = {
  script: [{ press: 'Turn on: Authenticator app' }, { see: 'Turn on authenticator app', role: 'dialog' }, { see: 'Setup key' }],
};

export const ChangePassword = () => <Plain />;
ChangePassword.meta = {
  script: [{ press: 'Change: Login password' }, { see: 'Change login password', role: 'dialog' }],
};

export const AddPhone = () => <Plain />;
AddPhone.meta = { script: [{ press: 'Add: Phone' }, { see: 'Add phone number', role: 'dialog' }] };

export const FreezeAccount = () => <Plain />;
FreezeAccount.meta = { script: [{ press: 'Freeze account' }, { see: 'Freeze your account?', role: 'alertdialog' }] };

export const CloseAccount = () => <Plain />;
CloseAccount.meta = { script: [{ press: 'Close account' }, { see: 'Assets in your accounts' }] };

export const ResetPending = tab('security', { scenario: 'factor-lost', as: 'trader' });

export const Frozen = tab('security', { as: 'frozenAccount' });

export const Devices = tab('devices', { scenario: 'other-devices' });

export const DeviceAtNewLocation = tab('devices', { scenario: 'new-location' });

export const Logins = tab('logins');

export const LoginFromNewLocation = tab('logins', { scenario: 'new-location' });

export const Preferences = tab('preferences');

export const Notifications = tab('notifications');

export const Failed = tab('security', { responses: { [account.securitySetting.path]: 'offline' } });
