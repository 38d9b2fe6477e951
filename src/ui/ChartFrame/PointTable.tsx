import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';
import type { ChartPoint } from './chart';

export interface PointTableProps {
  label: string;
  headers: { readonly label: string; readonly value: string };
  points: readonly ChartPoint[];
  /** `trend` colours gains and losses; the sign carries the same meaning. */
  tone?: Extract<AmountProps['tone'], 'plain' | 'trend'>;
}

/** The points of a chart as a table. */
export function PointTable({ label, headers, points, tone = 'trend' }: PointTableProps) {
  return <Table label={label} density="compact" rows={points} rowKey={({ label: name }) => name} columns={columnsOf(headers, tone)} />;
}

const columnsOf = ({ label, value }: PointTableProps['headers'], tone: PointTableProps['tone']): readonly Column<ChartPoint>[] => [
  { id: 'label', header: label, cell: (point) => point.label },
  { id: 'value', header: value, align: 'end', cell: (point) => <Amount value={point.value} tone={tone} /> },
];
