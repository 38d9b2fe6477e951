import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { $premarketNow, premarketHoldings, premarketPairs } from '@/entities/premarket';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Table, type TableProps } from '@/ui/Table/Table';
import { holdingColumns } from './holdingColumns';

/** The holdings as a tab of the trading page. */
export const Holdings = () => <HoldingTable />;

export type HoldingTableProps = Pick<TableProps<unknown>, 'surface' | 'extent'>;

/** Unsettled purchases and sales with their price, estimated profit, collateral and missing tokens. */
export function HoldingTable({ surface, extent }: HoldingTableProps) {
  const { isHidden, now, pairs } = useUnit({ isHidden: $areBalancesHidden, now: $premarketNow, pairs: premarketPairs.$latest });
  const t = useText('premarket', 'trade', 'orders');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <QueryView
      query={premarketHoldings}
      keepLatest
      density="compact"
      skeleton={<Skeleton shape="row" count={3} />}
      empty={<EmptyState density="compact" text={t('premarket.emptyHoldings')} hint={t('premarket.emptyHoldingsHint')} />}
    >
      {(rows) => (
        <Table
          label={t('premarket.holdings')}
          density="compact"
          surface={surface}
          extent={extent}
          rows={rows}
          rowKey={({ tradeId, side }) => `${tradeId} ${side}`}
          columns={holdingColumns({ t, format, to, pairs, now, hiddenLabel: isHidden ? t('trade.hidden') : undefined })}
        />
      )}
    </QueryView>
  );
}
