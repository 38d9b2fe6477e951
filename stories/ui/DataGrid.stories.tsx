import { useState } from 'react';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Card } from '@/ui/Card/Card';
import { tableDensities } from '@/ui/Table/column';
import type { Column, Sort } from '@/ui/Table/column';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Stack } from '@/ui/Stack/Stack';
import { DataGrid } from '@/ui/DataGrid/DataGrid';
import { Text } from '@/ui/Text/Text';
import { number } from './numbers';

export default { title: 'ui/DataGrid' };

interface Transfer {
  id: string;
  time: string;
  coin: string;
  from: string;
  to: string;
  amount: string;
  isDone: boolean;
}

const coins = ['USDT', 'BTC', 'ETH', 'SOL'];
const accounts = ['Spot', 'Contract', 'Margin', 'Copy trading', 'Earn'];
const two = (value: number) => String(value % 60).padStart(2, '0');

const transfers = (count: number): Transfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    time: `2026-03-${two((index % 28) + 1)} ${two(index % 24)}:${two(index * 7)}:${two(index * 13)}`,
    coin: coins[index % coins.length] ?? '',
    from: accounts[index % accounts.length] ?? '',
    to: accounts[(index + 2) % accounts.length] ?? '',
    amount: `${((index * 37) % 900) + 1}.${two(index * 3)}00`,
    isDone: index % 9 !== 3,
  }));

const columns: readonly Column<Transfer>[] = [
  { id: 'time', header: 'Time', width: 192, isSortable: true, cell: ({ time }) => <Text face="figures">{time}</Text> },
  { id: 'coin', header: 'Coin', width: 80, isSortable: true, cell: ({ coin }) => <Text weight="medium">{coin}</Text> },
  { id: 'from', header: 'From', cell: ({ from }) => from },
  { id: 'to', header: 'To', cell: ({ to }) => to },
  { id: 'amount', header: 'Amount', align: 'end', isSortable: true, cell: ({ amount }) => <Amount value={number(amount)} /> },
  {
    id: 'state',
    header: 'Status',
    align: 'end',
    width: 104,
    cell: ({ isDone }) => <Badge tone={isDone ? 'success' : 'warning'}>{isDone ? 'Done' : 'On its way'}</Badge>,
  },
];

const usual = { label: 'Transfers', columns, rowKey: ({ id }: Transfer) => id, resizeLabel: (header: string) => `Width of ${header}` };

const Sorted = ({ count, isLong, height }: { count: number; isLong?: boolean; height?: number }) => {
  const [sort, setSort] = useState<Sort | null>({ column: 'time', direction: 'descending' });
  const rows = transfers(count);
  if (sort?.column === 'coin') rows.sort((a, b) => a.coin.localeCompare(b.coin));
  if (sort?.direction === 'descending') rows.reverse();
  return (
    <Card density="none">
      <DataGrid {...usual} rows={rows} sort={sort} onSort={setSort} isLong={isLong} height={height} rowHref={({ id }) => `#${id}`} />
    </Card>
  );
};

export const Sortable = () => <Sorted count={6} />;
Sortable.meta = {
  script: [{ press: 'Coin', role: 'columnheader' }, { keys: 'ArrowDown ArrowDown' }, { see: 'On its way' }],
};

export const HeaderStays = () => <Sorted count={24} height={320} />;

export const TenThousandRows = () => <Sorted count={10_000} height={480} isLong />;

export const Densities = () => (
  <Stack>
    {tableDensities.map((density) => (
      <Card key={density} density="none">
        <DataGrid {...usual} label={density} resizeLabel={undefined} density={density} rows={transfers(3)} />
      </Card>
    ))}
  </Stack>
);

export const Empty = () => (
  <Card density="none">
    <DataGrid {...usual} rows={[]} empty={<EmptyState text="No transfers in this period" hint="Choose a longer one, or another coin." />} />
  </Card>
);
