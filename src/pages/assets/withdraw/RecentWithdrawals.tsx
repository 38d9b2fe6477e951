import { useUnit } from 'effector-react';
import { useState } from 'react';
import { financialRecord, internalNetwork, withdrawalState, type Withdrawal } from '@/contract/capital';
import { cancelWithdrawal, withdrawalStates } from '@/features/cancel-withdrawal';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DataList } from '@/ui/DataList/DataList';
import { Text } from '@/ui/Text/Text';
import { RecentRecords } from '@/widgets/recent-records';
import { list } from './page.css';
import { recent, maxWithdrawalsShown } from './recent';

/** The latest withdrawals with their current states, linked to their records; one under review can be cancelled. */
export function RecentWithdrawals() {
  const t = useText('withdraw');
  const { to } = useHrefs();
  return (
    <RecentRecords
      title={t('withdraw.recent')}
      href={to(routes.financialRecords, { query: { type: `${financialRecord.withdrawal}` } })}
      allLabel={t('withdraw.allRecords')}
      query={recent}
      count={maxWithdrawalsShown}
      emptyText={t('withdraw.noRecords')}
      heightClass={list}
    >
      {(data) => <Rows rows={data.list} />}
    </RecentRecords>
  );
}

function Rows({ rows }: { readonly rows: readonly Withdrawal[] }) {
  const t = useText('withdraw', 'financial');
  const format = useFormat();
  const { to } = useHrefs();
  const [withdrawalToCancel, setWithdrawalToCancel] = useState<Withdrawal | null>(null);
  const { pending, onCancel } = useUnit({ pending: cancelWithdrawal.$pending, onCancel: cancelWithdrawal.submitted });
  const amountOf = ({ amount, coinName }: Withdrawal) => format.amount(amount, { unit: coinName });
  return (
    <>
      <DataList
        label={t('withdraw.recent')}
        items={rows.map((record) => {
          const { label, tone } = withdrawalStates[record.state];
          return {
            id: record.id,
            mark: <CoinIcon symbol={record.coinName} />,
            title: <Amount value={format.parts.amount(record.amount, { min: 2, unit: record.coinName })} weight="medium" />,
            meta: (
              <>
                <Text wrap="ellipsis">{shortAddress(record)}</Text>
                <Instant at={record.createdTime} />
              </>
            ),
            value: <Badge tone={tone}>{t(label)}</Badge>,
            action: record.state === withdrawalState.review && (
              <Button
                size="compact"
                aria-label={t('withdraw.cancelName', { amount: amountOf(record) })}
                isPending={pending.some(({ id }) => id === record.id)}
                onPress={() => setWithdrawalToCancel(record)}
              >
                {t('withdraw.cancel')}
              </Button>
            ),
            href: to(routes.financialRecords, { query: { type: `${financialRecord.withdrawal}`, record: record.id } }) ?? undefined,
          };
        })}
      />
      <ConfirmDialog
        tone="danger"
        title={t('financial.cancelTitle')}
        isOpen={withdrawalToCancel !== null}
        onCancel={() => setWithdrawalToCancel(null)}
        onConfirm={() => {
          if (withdrawalToCancel) onCancel(withdrawalToCancel);
          setWithdrawalToCancel(null);
        }}
        cancelLabel={t('withdraw.back')}
        confirmLabel={t('financial.cancelWithdrawal')}
      >
        {withdrawalToCancel && t('financial.cancelText', { amount: amountOf(withdrawalToCancel) })}
      </ConfirmDialog>
    </>
  );
}

/** Shortens a blockchain address to its first and last characters; recipients on the exchange are shown in full. */
const shortAddress = ({ address, network }: Withdrawal): string =>
  network === internalNetwork ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
