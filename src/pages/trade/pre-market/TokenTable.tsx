import { useState } from 'react';
import { compare } from '@/contract/decimal';
import type { PremarketPair } from '@/contract/premarket';
import { useFormat, useText } from '@/shared/i18n';
import { useHrefs } from '@/shared/routing';
import { Table } from '@/ui/Table/Table';
import type { Sort } from '@/ui/Table/column';
import { tokenColumns } from './columns';
import { byStage } from './stageOrder';

export interface TokenTableProps {
  readonly rows: readonly PremarketPair[];
}

/** Table of tokens with their stage, 24h figures and the next stage. */
export function TokenTable({ rows }: TokenTableProps) {
  const [sort, setSort] = useState<Sort | null>(null);
  const t = useText('premarket', 'trade');
  const format = useFormat();
  const { to } = useHrefs();
  return (
    <Table
      label={t('premarket.tokens_all')}
      rows={sorted(rows, sort)}
      rowKey={({ tradeId }) => String(tradeId)}
      density="generous"
      surface="canvas"
      extent="screen"
      followsLink
      sort={sort}
      onSort={setSort}
      columns={tokenColumns({ t, format, to })}
    />
  );
}

/** Sorts by the selected column, unknown values last; by stage if none is selected. */
function sorted(rows: readonly PremarketPair[], sort: Sort | null): readonly PremarketPair[] {
  const sortValueOf = sortableValues.find(({ id }) => id === sort?.column)?.read;
  if (sort === null || sortValueOf === undefined) return rows.toSorted(byStage);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [one, other] = [sortValueOf(a), sortValueOf(b)];
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    return sign * compare(one, other);
  });
}

const sortableValues = [
  { id: 'last', read: ({ last }: PremarketPair) => last },
  { id: 'change', read: ({ change }: PremarketPair) => change },
  { id: 'turnover', read: ({ turnover }: PremarketPair) => turnover },
] as const;
