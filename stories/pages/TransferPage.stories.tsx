import { TransferPage } from '@/pages/account/transfer/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/TransferPage' };

export const Default = pageStory(routes.transfer, TransferPage, { scenario: 'transfer-done' });

export const ContractToIsolatedMargin = pageStory(routes.transfer, TransferPage, {
  scenario: 'transfer-done',
  search: '?source=5&target=7',
});

export const Inactivated = pageStory(routes.transfer, TransferPage, {
  as: 'newUser',
  scenario: 'margin-inactive',
  search: '?source=2&target=6',
});

export const SlowExchange = pageStory(routes.transfer, TransferPage, { scenario: 'slow-exchange' });
