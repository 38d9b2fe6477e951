import { Amount } from '../Amount/Amount';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';
import type { ChartPoint } from './chart';

export interface PointTableProps {
  label: string;
  headers: { readonly label: string; readonly value: string };
  points: readonly ChartPoint[];
}

/** The points of a chart as a table. */
export function PointTable({ label, headers, points }: PointTableProps) {
  return <Table label={label} density="compact" rows={points} rowKey={({ label: name }) => name} columns={columnsOf(headers)} />;
}

const amountOf = ({ value }: ChartPoint) => <Amount value={value} tone="trend" />;

const columnsOf = ({ label, value }: PointTableProps['headers']): readonly Column<ChartPoint>[] => [
  { id: 'label', header: label, cell: (point) => point.label },
  { id: 'value', header: value, align: 'end', cell: amountOf },
];
