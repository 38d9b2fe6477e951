import { useUnit } from 'effector-react';
import { useState } from 'react';
import { financialRecord, withdrawalState, type Withdrawal } from '@/contract/capital';
import { cancelWithdrawal, withdrawalStates } from '@/features/cancel-withdrawal';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { Text } from '@/ui/Text/Text';
import { RecentRecords } from '@/widgets/recent-records';
import { list, row, rowEnd, rowText } from './page.css';
import { recent, shownWithdrawals } from './recent';

/** The latest withdrawals with their states as they are now; one under review can be cancelled. */
export function RecentWithdrawals() {
  const t = useText('withdraw');
  const { to } = useHrefs();
  return (
    <RecentRecords
      title={t('withdraw.recent')}
      href={to(routes.financialRecords, { query: { type: `${financialRecord.withdrawal}` } })}
      allLabel={t('withdraw.allRecords')}
      query={recent}
      count={shownWithdrawals}
      emptyText={t('withdraw.noRecords')}
      roomClass={list}
    >
      {(answer) => <Rows rows={answer.list} />}
    </RecentRecords>
  );
}

function Rows({ rows }: { readonly rows: readonly Withdrawal[] }) {
  const t = useText('withdraw', 'financial');
  const format = useFormat();
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const { pending, onCancel } = useUnit({ pending: cancelWithdrawal.$pending, onCancel: cancelWithdrawal.submitted });
  const amountOf = ({ amount, coinName }: Withdrawal) => format.amount(amount, { unit: coinName });
  return (
    <>
      <ul>
        {rows.map((record) => {
          const { label, tone } = withdrawalStates[record.state];
          return (
            <li key={record.id} className={row}>
              <CoinIcon symbol={record.coinName} />
              <span className={rowText}>
                <Text weight="medium" face="figures">
                  {format.amount(record.amount, { least: 2, unit: record.coinName })}
                </Text>
                <Text size="small" tone="faint" wrap="ellipsis">
                  {record.address}
                </Text>
                <Text size="small" tone="faint" face="figures">
                  <Instant at={record.createdTime} />
                </Text>
              </span>
              <span className={rowEnd}>
                <Badge tone={tone}>{t(label)}</Badge>
                {record.state === withdrawalState.review && (
                  <Button
                    size="compact"
                    aria-label={t('withdraw.cancelName', { amount: amountOf(record) })}
                    isPending={pending.some(({ id }) => id === record.id)}
                    onPress={() => setAsked(record)}
                  >
                    {t('withdraw.cancel')}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        tone="danger"
        title={t('financial.cancelTitle')}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) onCancel(asked);
          setAsked(null);
        }}
        cancelLabel={t('withdraw.back')}
        confirmLabel={t('financial.cancelWithdrawal')}
      >
        {asked && t('financial.cancelText', { amount: amountOf(asked) })}
      </ConfirmDialog>
    </>
  );
}
