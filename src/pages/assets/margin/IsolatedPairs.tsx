import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { isolatedAccounts } from '@/entities/margin-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table } from '@/ui/Table/Table';
import { pairColumns } from './pairColumns';

/** The isolated-margin pairs with assets and debts in the quote coin, liquidation price and risk. */
export function IsolatedPairs() {
  const isHidden = useUnit($areBalancesHidden);
  const t = useText('accountAssets', 'assets');
  const format = useFormat();
  const columns = pairColumns({ t, format, hiddenLabel: isHidden ? t('assets.hiddenValue') : undefined });
  return (
    <Panel title={t('accountAssets.pairs')} inset="none">
      <QueryView
        query={isolatedAccounts}
        density="compact"
        skeleton={<Skeleton shape="row" count={3} />}
        empty={<EmptyState density="compact" text={t('accountAssets.noPairs')} />}
      >
        {(pairs) => <Table label={t('accountAssets.pairs')} columns={columns} rows={pairs} rowKey={({ tradeId }) => String(tradeId)} />}
      </QueryView>
    </Panel>
  );
}
