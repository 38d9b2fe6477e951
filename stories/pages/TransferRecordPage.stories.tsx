import { TransferRecordPage } from '@/pages/orders/transfer/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/TransferRecordPage' };

const many = { scenario: 'transfers-many' } as const;

export const Full = pageStory(routes.transferRecords, TransferRecordPage, many);

export const Filtered = pageStory(routes.transferRecords, TransferRecordPage, { ...many, search: '?source=2&target=5&days=30&page=2' });

export const NothingFits = pageStory(routes.transferRecords, TransferRecordPage, { ...many, search: '?state=2' });

export const Empty = pageStory(routes.transferRecords, TransferRecordPage);

export const OwnDates = pageStory(routes.transferRecords, TransferRecordPage, { ...many, search: '?from=2025-12-01&to=2025-12-24' });

export const Loading = pageStory(routes.transferRecords, TransferRecordPage, { scenario: 'slow-exchange' });

export const NotAllowed = pageStory(routes.transferRecords, TransferRecordPage, { as: 'newUser', scenario: 'cannot-use-module' });
