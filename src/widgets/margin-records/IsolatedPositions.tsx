import { useUnit } from 'effector-react';
import type { IsolatedAccount } from '@/contract/margin';
import { $areBalancesHidden } from '@/entities/assets';
import { isolatedAccounts, IsolatedAccountsGate } from '@/entities/margin-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import type { RecordContentProps } from '@/widgets/record-page';
import { positionColumns } from './positionColumns';

/** The isolated accounts of all pairs, each with its debt, risk and actions. */
export function IsolatedPositions({ title, scope, tools }: RecordContentProps) {
  useGate(IsolatedAccountsGate);
  const isHidden = useUnit($areBalancesHidden);
  useText('margin');
  const { t } = useI18n();
  const format = useFormat();
  const { to } = useHrefs();
  const isShown = ({ tradeId }: IsolatedAccount) => scope?.tradeId === undefined || scope.tradeId === tradeId;
  return (
    <>
      <Inline gap={4}>{tools}</Inline>
      <QueryView
        query={isolatedAccounts}
        keepLatest
        density="compact"
        skeleton={<Skeleton shape="row" count={3} />}
        empty={<EmptyState density="compact" text={t('margin.emptyPositions')} />}
        isEmpty={(rows) => !rows.some(isShown)}
      >
        {(rows) => (
          <Table
            label={title}
            density="compact"
            rows={rows.filter(isShown)}
            rowKey={({ tradeId }) => String(tradeId)}
            rowName={({ tradeName }) => tradeName}
            columns={positionColumns({ t, format, to, hiddenLabel: isHidden ? t('margin.hidden') : undefined })}
          />
        )}
      </QueryView>
    </>
  );
}
