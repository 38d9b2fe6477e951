import { useUnit } from 'effector-react';
import { premarketStage } from '@/contract/premarket';
import { premarketPairs } from '@/entities/premarket';
import { useFormat, useText } from '@/shared/i18n';
import type { OverlayBodyProps } from '@/shared/lazy';
import { useHrefs } from '@/shared/routing';
import { Table } from '@/ui/Table/Table';
import { listColumns } from './columns';
import { byStage } from './stageOrder';

/** The token picker of the trading page. */
export function TokenList({ close }: OverlayBodyProps) {
  const pairs = useUnit(premarketPairs.$latest);
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <Table
      label={t('premarket.tokens_all')}
      density="compact"
      followsLink
      rows={(pairs ?? []).filter(({ stage }) => stage !== premarketStage.settled).toSorted(byStage)}
      rowKey={({ tradeId }) => String(tradeId)}
      columns={listColumns({ t, format, to }, close)}
    />
  );
}
