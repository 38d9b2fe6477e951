import { useUnit } from 'effector-react';
import type { ContractAssets } from '@/contract/swap';
import { $areBalancesHidden } from '@/entities/assets';
import { $contractAssetsByCoin } from '@/entities/contract-account';
import { useFormat, useText, type Format } from '@/shared/i18n';
import { Amount } from '@/ui/Amount/Amount';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';

const coinCount = 2;

/** Balances of the mock account by coin. */
export function Balances() {
  const { assets, isHidden } = useUnit({ assets: $contractAssetsByCoin, isHidden: $areBalancesHidden });
  const t = useText('mock', 'contract');
  const format = useFormat();
  const amount = amountColumns(format, isHidden ? t('contract.hidden') : undefined);
  return (
    <Table
      label={t('mock.balances')}
      rows={[...(assets?.values() ?? [])]}
      rowKey={({ coinName }) => coinName}
      skeletonRows={assets === null ? coinCount : undefined}
      columns={[
        { id: 'coin', header: t('mock.coin'), width: 88, cell: ({ coinName }) => coinName },
        amount('equity', t('contract.equity')),
        amount('balance', t('mock.wallet'), 2),
        amount('free', t('contract.available')),
        amount('positionMargin', t('contract.positionMargin'), 3),
        amount('orderMargin', t('contract.orderMargin'), 4),
        amount('unrealised', t('contract.pnl'), 1),
      ]}
    />
  );
}

type MetricId = 'equity' | 'balance' | 'free' | 'positionMargin' | 'orderMargin' | 'unrealised';

/** Creates amount columns, formatted for the locale or masked. */
const amountColumns =
  (format: Format, hiddenLabel: string | undefined) =>
  (id: MetricId, header: string, priority?: number): Column<ContractAssets> => ({
    id,
    header,
    align: 'end',
    ...(priority !== undefined && { priority }),
    cell: (row) => (
      <Amount
        value={format.parts.amount(row[id], { decimals: 2, min: 2 })}
        tone={id === 'unrealised' ? 'trend' : 'inherit'}
        hiddenLabel={hiddenLabel}
      />
    ),
  });
