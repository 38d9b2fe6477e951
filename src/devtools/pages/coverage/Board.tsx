import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { useFormat, useLocale, useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';
import { Pagination } from '@/ui/Pagination/Pagination';
import { SearchField } from '@/ui/SearchField/SearchField';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Text } from '@/ui/Text/Text';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { toolAddress } from '../toolAddress';
import type { WorkbenchText } from '../tools';
import { useAddressParameters } from '../useAddressParameters';
import { countLink, filters } from './Board.css';
import { filterRows, isGap, type CoverageColumn } from './columns';
import { Totals } from './Totals';
import { cellName, type View } from './view';

export interface BoardProps<Row extends { readonly id: string }> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Header of the first column. */
  readonly subject: WorkbenchText;
  readonly rows: readonly Row[];
  /** Describes the subject of a row. */
  readonly About: ComponentType<{ readonly row: Row }>;
  readonly searchTextOf: (row: Row) => string;
  readonly columns: readonly CoverageColumn<Row>[];
  readonly view: View;
}

const pageSize = 25;

/** Coverage table with a column per aspect: totals, search, gap filter, and a list behind each count. */
export function Board<Row extends { readonly id: string }>({ label, subject, rows, About, searchTextOf, columns, view }: BoardProps<Row>) {
  const t = useText('workbench');
  const format = useFormat();
  const [, set] = useAddressParameters();
  const { search, isGapsOnly } = view;
  const found = filterRows(rows, { columns, searchTextOf, search, isGapsOnly });
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pages);
  const first = (page - 1) * pageSize;
  const shown = found.slice(first, first + pageSize);
  return (
    <Stack gap={5}>
      <Totals columns={columns} rows={rows} />
      <div className={filters} role="search">
        <SearchField
          label={t('workbench.coverageSearch')}
          placeholder={t('workbench.coverageSearch')}
          value={search}
          onChange={(typed) => set('q', typed, 'page')}
        />
        <Switch isSelected={isGapsOnly} onChange={(isOn) => set('gaps', isOn ? '1' : '', 'page')}>
          {t('workbench.gapsOnly')}
        </Switch>
      </div>
      <Text as="output" size="dense" tone="soft">
        {t('workbench.coverageCount', { count: found.length, all: rows.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState level={2} text={t('workbench.coverageNone')} hint={t('workbench.coverageNoneHint')} />
      ) : (
        <Card density="none">
          <Table label={label} rows={shown} rowKey={({ id }) => id} columns={tableColumns(About, columns, t(subject), t)} />
        </Card>
      )}
      {pages > 1 && (
        <Pagination
          label={t('workbench.coveragePages')}
          page={page}
          count={pages}
          onPage={(next) => set('page', next === 1 ? '' : String(next))}
          summary={t('workbench.coverageRange', { from: first + 1, to: first + shown.length, all: format.count(found.length) })}
        />
      )}
      <OpenCell rows={rows} columns={columns} view={view} />
    </Stack>
  );
}

/** The columns of the table: the subject of the row, then a count per aspect. */
function tableColumns<Row extends { readonly id: string }>(
  About: BoardProps<Row>['About'],
  columns: readonly CoverageColumn<Row>[],
  subject: string,
  t: (key: WorkbenchText) => string,
): readonly Column<Row>[] {
  return [
    { id: 'subject', header: subject, cell: (row) => <About row={row} />, width: 280 },
    ...columns.map((column, index) => ({
      id: column.id,
      header: t(column.title),
      cell: (row: Row) => <Cell column={column} row={row} />,
      width: column.width ?? 96,
      priority: index + 1,
    })),
  ];
}

interface CellProps<Row> {
  readonly column: CoverageColumn<Row>;
  readonly row: Row;
}

function Cell<Row extends { readonly id: string }>({ column, row }: CellProps<Row>) {
  const t = useText('workbench');
  const format = useFormat();
  const count = column.count(row);
  if (isGap(column, row)) return <Badge tone="warning">{t(column.texts?.missing ?? 'workbench.none')}</Badge>;
  if (count > 0 && column.list) return <CellLink column={column} row={row} />;
  return (
    <Text tone={count > 0 ? 'soft' : 'faint'} size="dense">
      {count > 0 && column.texts ? t(column.texts.covered) : (column.cell?.(row) ?? (count > 0 ? format.count(count) : '–'))}
    </Text>
  );
}

/** A count that links to the list of the items it counts. */
function CellLink<Row extends { readonly id: string }>({ column, row }: CellProps<Row>) {
  const t = useText('workbench');
  const format = useFormat();
  const locale = useLocale();
  const [parameters] = useAddressParameters();
  const opened = new URLSearchParams(parameters);
  opened.set('cell', cellName(row.id, column.id));
  return (
    <span className={countLink}>
      <Link href={`${toolAddress(locale, 'coverage')}?${opened}`}>
        {column.cell?.(row) ?? format.count(column.count(row))}
        <VisuallyHidden> {t('workbench.coverageList', { title: t(column.title), row: row.id })}</VisuallyHidden>
      </Link>
    </span>
  );
}

/** The list of the cell selected in the address. */
function OpenCell<Row extends { readonly id: string }>({
  rows,
  columns,
  view: { cell },
}: Pick<BoardProps<Row>, 'rows' | 'columns' | 'view'>) {
  const t = useText('workbench');
  const [, set] = useAddressParameters();
  const { device } = useUnit({ device: $device });
  const row = rows.find(({ id }) => id === cell?.row);
  const column = columns.find(({ id }) => id === cell?.column);
  const isOpen = row !== undefined && column?.list !== undefined;
  return (
    <Sheet
      side={device === 'phone' ? 'bottom' : 'end'}
      isOpen={isOpen}
      onOpenChange={(open) => !open && set('cell', '')}
      title={isOpen ? t('workbench.coverageList', { title: t(column.title), row: row.id }) : ''}
    >
      {isOpen && column.list?.(row)}
    </Sheet>
  );
}
