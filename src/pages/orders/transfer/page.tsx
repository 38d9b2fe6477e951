import { TransferButton } from '@/features/transfer';
import { useText } from '@/shared/i18n';
import { routes } from '@/shared/routing';
import { OrdersPage } from '@/widgets/orders-page';
import { recordPage } from '@/widgets/record-page';
import { transferRecords } from '@/widgets/transfer-records';

function TransferAction() {
  const t = useText('orders');
  return <TransferButton>{t('orders.transfer')}</TransferButton>;
}

/** Transfers between the user's own accounts. */
export const TransferRecordPage = recordPage({
  route: routes.transferRecords,
  Frame: OrdersPage,
  namespaces: ['orders', 'accounts'],
  kinds: [transferRecords],
  Action: TransferAction,
});
