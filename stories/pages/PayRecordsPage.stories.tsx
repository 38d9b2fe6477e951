import { pay } from '@/contract/pay';
import { PayRecordsPage } from '@/pages/assets/pay-records/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/PayRecordsPage' };

export const Sent = pageStory(routes.payRecords, PayRecordsPage, { scenario: 'payments' });

export const Received = pageStory(routes.payRecords, PayRecordsPage, { scenario: 'payments', search: '?type=received' });

export const Requests = pageStory(routes.payRecords, PayRecordsPage, { scenario: 'payments', search: '?type=requests' });

export const Empty = pageStory(routes.payRecords, PayRecordsPage, { as: 'newUser' });

export const Loading = pageStory(routes.payRecords, PayRecordsPage, { responses: { [pay.payments.path]: 'pending' } });

export const Offline = pageStory(routes.payRecords, PayRecordsPage, { responses: { [pay.payments.path]: 'offline' } });
