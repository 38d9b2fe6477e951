import { useUnit } from 'effector-react';
import { useState } from 'react';
import { withdrawalState, type Withdrawal } from '@/contract/capital';
import { cancelWithdrawal, withdrawalStates } from '@/features/cancel-withdrawal';
import { QueryView } from '@/shared/api/QueryView';
import { Instant, useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import { list, row, rowEnd, rowText } from './page.css';
import { recent, shownWithdrawals } from './recent';

/** The latest withdrawals with their states as they are now; one under review can be cancelled. */
export function RecentWithdrawals() {
  const t = useText('withdraw');
  const { to } = useHrefs();
  const records = to(routes.financialRecords, { query: { type: '2' } });
  return (
    <Panel
      title={t('withdraw.recent')}
      inset="none"
      aside={
        records && (
          <Link variant="plain" href={records}>
            {t('withdraw.allRecords')}
          </Link>
        )
      }
    >
      <div className={list}>
        <QueryView
          query={recent}
          density="compact"
          skeleton={<Skeleton shape="row" count={shownWithdrawals} />}
          isEmpty={(answer) => answer.list.length === 0}
          empty={<EmptyState density="compact" text={t('withdraw.noRecords')} />}
        >
          {(answer) => <Rows rows={answer.list} />}
        </QueryView>
      </div>
    </Panel>
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
