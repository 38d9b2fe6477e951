import { useI18n, type Translate } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Stack } from '@/ui/Stack/Stack';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { isBlank, isNumeric, type RecordColumn } from './column';
import type { RecordDensity, RecordKindOptions } from './options';
import { RecordCell } from './RecordCell';
import type { RowSelection } from './useRowSelection';
import { RecordDetails } from './RecordDetails';
import { RowActions } from './RowActions';

export interface RecordTableProps<Row> extends Pick<
  RecordKindOptions<Row>,
  'columns' | 'details' | 'Parts' | 'actions' | 'openers' | 'rowKey' | 'rowName'
> {
  /** Opens a record. */
  readonly onOpen?: (row: Row) => void;
  /** Accessible name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly density?: RecordDensity;
  /** Number of skeleton rows while loading. */
  readonly skeletonRows?: number;
  /** Present if records can be selected. */
  readonly chosen?: RowSelection;
}

/** Records as a table, for wide screens. */
export function RecordTable<Row>({
  columns,
  details,
  Parts,
  actions,
  openers,
  onOpen,
  rowName,
  chosen,
  density = 'regular',
  ...list
}: RecordTableProps<Row>) {
  const { t } = useI18n();
  const expands = details !== undefined || Parts !== undefined;
  const shown = columns.map((column, index) =>
    columnOf(column, t, { index, density, extraWidth: expands && index === 0 ? expanderWidth : 0 }),
  );
  const last = actions || openers || onOpen ? [actionsColumn({ actions, openers, onOpen, rowName }, t)] : [];
  const table = (
    <Table<Row>
      {...list}
      density={density}
      columns={[...shown, ...(chosen ? [selectionColumn(chosen, list.rowKey, rowName, t)] : []), ...last]}
      renderDetail={
        expands
          ? (row) => (
              <Stack gap={5}>
                {details && <RecordDetails columns={details} row={row} />}
                {Parts && <Parts row={row} />}
              </Stack>
            )
          : undefined
      }
      rowName={rowName}
    />
  );
  return density === 'compact' ? table : <Card density="none">{table}</Card>;
}

const widths = {
  time: 176,
  text: 128,
  region: 128,
  coin: 112,
  amount: 152,
  price: 136,
  percent: 104,
  number: 96,
  link: 136,
  reference: 168,
  progress: 128,
  state: 120,
} as const;

/** Width in px of the button that expands a row. */
const expanderWidth = 32;

/** The fraction of its width that a column needs: less with smaller text, all of it if there is a bar beside the text. */
const widthFactorOf = <Row,>({ kind }: RecordColumn<Row>, density: RecordDensity): number =>
  density === 'compact' && kind !== 'progress' ? 0.9 : 1;

interface ColumnPosition {
  readonly index: number;
  readonly density: RecordDensity;
  readonly extraWidth: number;
}

/** The fold priority of a column: the first one and titles never fold; of the others, the last folds first, then the status, and finally the figure. */
function priorityOf<Row>({ cardSlot }: RecordColumn<Row>, index: number): number | undefined {
  if (index === 0 || cardSlot === 'title') return undefined;
  if (cardSlot === 'figure') return -1;
  return cardSlot === 'status' ? 0 : index;
}

function columnOf<Row>(column: RecordColumn<Row>, t: Translate, { index, density, extraWidth }: ColumnPosition): Column<Row> {
  return {
    id: column.id,
    header: t(column.header),
    width: Math.round((column.width ?? widths[column.kind]) * widthFactorOf(column, density)) + extraWidth,
    align: isNumeric(column) ? 'end' : 'start',
    priority: priorityOf(column, index),
    isBlank: (row) => isBlank(column, row, t),
    cell: (row) => <RecordCell column={column} row={row} />,
  };
}

function selectionColumn<Row>(
  { keys, onToggle }: RowSelection,
  rowKey: (row: Row) => string,
  rowName: RecordTableProps<Row>['rowName'],
  t: Translate,
): Column<Row> {
  return {
    id: 'choose',
    header: t('records.choose'),
    isHeaderHidden: true,
    width: 40,
    align: 'end',
    isScreenOnly: true,
    cell: (row) => (
      <Checkbox isSelected={keys.has(rowKey(row))} onChange={() => onToggle(rowKey(row))}>
        <VisuallyHidden>{t('records.actionOn', { action: t('records.choose'), subject: rowName?.(row) ?? '' })}</VisuallyHidden>
      </Checkbox>
    ),
  };
}

function actionsColumn<Row>(
  { actions, openers, onOpen, rowName }: Pick<RecordTableProps<Row>, 'actions' | 'openers' | 'onOpen' | 'rowName'>,
  t: Translate,
): Column<Row> {
  return {
    id: 'actions',
    header: t('records.actions'),
    width: openers || (onOpen && actions) ? 152 : 104,
    align: 'end',
    isScreenOnly: true,
    cell: (row) => <RowActions actions={actions} openers={openers} onOpen={onOpen} row={row} name={rowName?.(row)} />,
  };
}
