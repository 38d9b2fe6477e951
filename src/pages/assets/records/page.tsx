import { routes } from '@/shared/routing';
import { AssetsPage, type AssetsPageProps } from '@/widgets/account-assets';
import { recordPage } from '@/widgets/record-page';
import { transferRecords } from '@/widgets/transfer-records';
import { bills } from './bills';
import { deposits } from './deposits';
import { rewards } from './rewards';
import { withdrawals } from './withdrawals';

/** Financial records: deposits, withdrawals, rewards, transfers and the account statement. */
export const FinancialRecordsPage = recordPage({
  route: routes.financialRecords,
  Frame,
  namespaces: ['financial', 'accounts', 'orders'],
  tabParam: 'type',
  kinds: [deposits, withdrawals, rewards, transferRecords, bills],
});

function Frame(props: AssetsPageProps) {
  return <AssetsPage {...props} hasBalances={false} />;
}
