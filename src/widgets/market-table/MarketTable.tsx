import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import {
  instrumentsRetried,
  LiveMarket,
  sortKeys,
  tradeHref,
  unranked,
  usePauseOnHover,
  type Instrument,
  type MarketSide,
  type MarketView,
  type RankedList,
  type SortKey,
  type SortOrder,
} from '@/entities/market';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useHrefs } from '@/shared/routing';
import { Table } from '@/ui/Table/Table';
import type { Sort } from '@/ui/Table/column';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { fullColumns, fundingColumns, phoneColumns, phonePanelColumns, shortColumns } from './columns';
import { table } from './MarketTable.css';
import { useFiatText } from './useFiatText';

export interface MarketTableProps {
  readonly label: string;
  readonly side: MarketSide;
  readonly view: Pick<MarketView, 'status' | 'isStale'>;
  /** In display order. */
  readonly rows: readonly Instrument[];
  /** All columns, the short set of a side list, or the funding columns of contracts. */
  readonly columns?: keyof typeof columnSets;
  readonly order?: SortOrder | null;
  /** Without it the columns are not sortable. */
  readonly onOrder?: (order: SortOrder | null) => void;
  /** The ranking of the rows; by default they show current values. */
  readonly ranking?: RankedList;
  /** `panel` extends the table to the edges of its panel, on the panel's surface; by default it is on the page and, on a phone, extends to the screen edges. */
  readonly extent?: 'panel' | 'screen';
  /** Shown if there are no rows; defaults to a standard empty text. */
  readonly empty?: ReactNode;
  /** Number of skeleton rows while loading. */
  readonly skeletonRows?: number;
}

const columnSets = { full: fullColumns, short: shortColumns, funding: fundingColumns } as const;

type RowsProps = MarketTableProps & Required<Pick<MarketTableProps, 'ranking'>>;

/** A live table of the market. */
export function MarketTable({ side, ranking = unranked, ...props }: MarketTableProps) {
  return (
    <LiveMarket side={side} $quotes={ranking.$shown}>
      <Rows side={side} ranking={ranking} {...props} />
    </LiveMarket>
  );
}

function Rows({
  label,
  side,
  view,
  rows,
  ranking,
  columns = 'full',
  order = null,
  onOrder,
  extent = 'screen',
  empty,
  skeletonRows = 10,
}: RowsProps) {
  const { device, onRetry } = useUnit({ device: $device, onRetry: instrumentsRetried });
  const { to } = useHrefs();
  const t = useText('market');
  const fiat = useFiatText();
  const pauseProps = usePauseOnHover(ranking);
  if (view.status === 'failed') {
    return <ErrorState text={t('market.failed')} advice={t('common.errorServer')} onRetry={onRetry} />;
  }
  const [first] = rows;
  const hasTrade = first !== undefined && tradeHref(first, to) !== null;
  const context = {
    side,
    t,
    fiat,
    tradeHref: hasTrade ? (instrument: Instrument) => tradeHref(instrument, to) ?? '' : null,
    isSortable: onOrder !== undefined,
    hasFunding: first === undefined || rows.some(({ contractType }) => contractType === 'perpetual'),
  };
  const phoneSet = extent === 'panel' ? phonePanelColumns : phoneColumns;
  const createColumns = device === 'phone' && columns !== 'funding' ? phoneSet : columnSets[columns];
  return (
    <div className={table} data-stale={view.isStale || undefined} {...pauseProps}>
      <Table
        label={label}
        columns={createColumns(context)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        density="generous"
        surface={extent === 'panel' ? 'surface' : 'canvas'}
        extent={extent}
        sort={order && { column: order.key, direction: order.direction }}
        onSort={(sort) => onOrder?.(sort && orderOf(sort))}
        followsLink={hasTrade}
        empty={empty ?? <EmptyState picture="chart" text={t('market.none')} />}
        skeletonRows={view.status === 'loading' ? skeletonRows : 0}
      />
    </div>
  );
}

function orderOf({ column, direction }: Sort): SortOrder | null {
  const key = sortKeys.find((each: SortKey) => each === column);
  return key === undefined ? null : { key, direction };
}
