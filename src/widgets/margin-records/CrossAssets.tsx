import { useUnit } from 'effector-react';
import { isZero } from '@/contract/decimal';
import type { MarginAsset } from '@/contract/margin';
import { $areBalancesHidden } from '@/entities/assets';
import { crossAccount } from '@/entities/margin-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import type { RecordContentProps } from '@/widgets/record-page';
import { assetColumns } from './assetColumns';

const isUsed = ({ available, frozen, borrowed }: MarginAsset): boolean => [available, frozen, borrowed].some((amount) => !isZero(amount));

/** The coins of the cross account: balance, debt and net amount. */
export function CrossAssets({ title }: RecordContentProps) {
  const isHidden = useUnit($areBalancesHidden);
  useText('margin');
  const { t } = useI18n();
  const format = useFormat();
  return (
    <QueryView
      query={crossAccount}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={4} />}
      empty={<EmptyState density="compact" text={t('margin.emptyAssets')} />}
      isEmpty={({ assets }) => !assets.some(isUsed)}
    >
      {({ assets }) => (
        <Table
          label={title}
          density="compact"
          rows={assets.filter(isUsed)}
          rowKey={({ coinName }) => coinName}
          columns={assetColumns({ t, format, hiddenLabel: isHidden ? t('margin.hidden') : undefined })}
        />
      )}
    </QueryView>
  );
}
