import { routes } from '@/shared/routing';
import { recordPage } from '@/widgets/record-page';
import { bills } from './bills';
import { deposits } from './deposits';
import { rewards } from './rewards';
import { withdrawals } from './withdrawals';

/** Everything that moved money: deposits, withdrawals, rewards, and the bills of all accounts. */
export const FinancialRecordsPage = recordPage({
  route: routes.financialRecords,
  namespaces: ['financial', 'accounts'],
  tabParam: 'type',
  kinds: [deposits, withdrawals, rewards, bills],
});
