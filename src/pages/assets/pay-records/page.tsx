import { routes } from '@/shared/routing';
import { recordPage } from '@/widgets/record-page';
import { received, sent } from './payments';
import { requests } from './requests';

/** Payment records: sent, received, and payment requests. */
export const PayRecordsPage = recordPage({
  route: routes.payRecords,
  namespaces: ['pay'],
  tabParam: 'type',
  kinds: [sent, received, requests],
});
