import { apiKeys } from '@/contract/apiKeys';
import { ApiManagementPage } from '@/pages/account/api-management/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/ApiManagementPage' };

const Filled = pageStory(routes.apiManagement, ApiManagementPage, { scenario: 'api-keys' });
const NoKeys = pageStory(routes.apiManagement, ApiManagementPage);

export const Default = pageStory(routes.apiManagement, ApiManagementPage, { scenario: 'api-keys' });

export const Empty = pageStory(routes.apiManagement, ApiManagementPage);

export const Full = pageStory(routes.apiManagement, ApiManagementPage, { scenario: 'api-keys-full' });

export const Frozen = pageStory(routes.apiManagement, ApiManagementPage, { scenario: 'api-keys-frozen' });

export const Create = () => <NoKeys />;
Create.meta = {
  script: [
    { press: 'Create API key' },
    { see: 'Create API key', role: 'dialog' },
    { type: 'Payouts', into: 'Label' },
    { press: 'Withdraw', role: 'checkbox' },
    { see: 'can move your funds out of your account' },
  ],
};

export const CreateAccess = () => <NoKeys />;
CreateAccess.meta = {
  script: [
    { press: 'Create API key' },
    { type: 'Grid bot', into: 'Label' },
    { press: 'Next' },
    { type: '203.0.113.7, home', into: 'Trusted IP addresses' },
    { press: 'Confirm and verify' },
    { see: 'home is not an IP address or range' },
  ],
};

export const Edit = () => <Filled />;
Edit.meta = {
  script: [{ press: 'Edit: Portfolio tracker' }, { see: 'Edit API key', role: 'dialog' }],
};

export const Created = () => <NoKeys />;
Created.meta = {
  script: [
    { press: 'Create API key' },
    { type: 'Grid bot', into: 'Label' },
    { press: 'Next' },
    { press: 'Unrestricted', role: 'radio' },
    { press: 'Confirm and verify' },
    { press: 'Send code' },
    { type: '123456', into: 'Email code' },
    { keys: 'Enter' },
    { see: 'API key created', role: 'alertdialog' },
    { see: 'Secret key' },
  ],
};

export const Delete = () => <Filled />;
Delete.meta = {
  script: [{ press: 'Delete: Grid bot' }, { see: 'Delete the API key “Grid bot”?', role: 'alertdialog' }],
};

export const Failed = pageStory(routes.apiManagement, ApiManagementPage, { responses: { [apiKeys.list.path]: 'offline' } });
