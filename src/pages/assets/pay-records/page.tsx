import { routes } from '@/shared/routing';
import { recordPage } from '@/widgets/record-page';
import { received, sent } from './payments';
import { requests } from './requests';

/** Records of payments: sent, received, and requests for money. */
export const PayRecordsPage = recordPage({
  route: routes.payRecords,
  namespaces: ['pay'],
  tabParam: 'type',
  kinds: [sent, received, requests],
});
