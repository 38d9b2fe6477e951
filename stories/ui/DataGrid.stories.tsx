import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@/ui/Amount/Amount';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { BatchBar } from '@/ui/DataGrid/BatchBar';
import { defaultLayout, type ColumnLayout } from '@/ui/DataGrid/columnLayout';
import { DataGrid, type DataGridProps } from '@/ui/DataGrid/DataGrid';
import { GridSettings } from '@/ui/DataGrid/GridSettings';
import type { GridColumn } from '@/ui/DataGrid/gridColumn';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { tableDensities } from '@/ui/Table/column';
import type { Sort } from '@/ui/Table/column';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/DataGrid' };

interface Transfer {
  id: string;
  time: string;
  coin: string;
  from: string;
  to: string;
  amount: string;
  fee: string;
  isDone: boolean;
}

const coins = ['USDT', 'BTC', 'ETH', 'SOL'];
const accounts = ['Spot', 'Contract', 'Margin', 'Copy trading', 'Earn'];
const two = (value: number) => String(value % 60).padStart(2, '0');

const transfers = (count: number): Transfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    time: `03-${two((index % 28) + 1)} ${two(index % 24)}:${two(index * 7)}:${two(index * 13)}`,
    coin: coins[index % coins.length] ?? '',
    from: accounts[index % accounts.length] ?? '',
    to: accounts[(index + 2) % accounts.length] ?? '',
    amount: `${((index * 37) % 900) + 1}.${two(index * 3)}00`,
    fee: `0.00${two(index)}`,
    isDone: index % 9 !== 3,
  }));

const columns: readonly GridColumn<Transfer>[] = [
  { id: 'time', header: 'Time', width: 160, isSortable: true, total: 'Total', cell: ({ time }) => <Text face="figures">{time}</Text> },
  { id: 'coin', header: 'Coin', width: 96, isSortable: true, cell: ({ coin }) => <Text weight="medium">{coin}</Text> },
  { id: 'from', header: 'From', width: 128, priority: 3, cell: ({ from }) => from },
  { id: 'to', header: 'To', width: 128, priority: 2, cell: ({ to }) => to },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    isSortable: true,
    total: <Amount value={numberParts('2,614.50')} />,
    cell: ({ amount }) => <Amount value={numberParts(amount)} />,
  },
  {
    id: 'fee',
    header: 'Fee',
    align: 'end',
    priority: 4,
    total: <Amount value={numberParts('0.0521')} />,
    cell: ({ fee }) => <Amount value={numberParts(fee)} />,
  },
  {
    id: 'state',
    header: 'Status',
    align: 'end',
    width: 112,
    priority: 1,
    cell: ({ isDone }) => <Badge tone={isDone ? 'success' : 'warning'}>{isDone ? 'Done' : 'On its way'}</Badge>,
  },
];

const plain = columns.map((column) => ({ ...column, total: undefined }));
const defaults = { label: 'Transfers', columns: plain, rowKey: ({ id }: Transfer) => id, rowName: ({ time }: Transfer) => time };

function Sorted({ count, ...props }: { count: number } & Partial<DataGridProps<Transfer>>) {
  const [sort, setSort] = useState<Sort | null>({ column: 'time', direction: 'descending' });
  const rows = transfers(count);
  if (sort?.column === 'coin') rows.sort((a, b) => a.coin.localeCompare(b.coin));
  if (sort?.direction === 'descending') rows.reverse();
  return (
    <Card density="none">
      <DataGrid {...defaults} {...props} rows={rows} sort={sort} onSort={setSort} rowHref={({ id }) => `#${id}`} />
    </Card>
  );
}

export const Sortable = () => <Sorted count={6} />;
Sortable.meta = {
  script: [{ press: 'Coin', role: 'columnheader' }, { keys: 'ArrowDown ArrowDown' }, { see: 'On its way' }],
};

function Arranged({ start }: { start: ColumnLayout }) {
  const [layout, setLayout] = useState(start);
  const [density, setDensity] = useState<'compact' | 'regular'>('regular');
  return (
    <Stack gap={4}>
      <Inline justify="end">
        <GridSettings columns={columns} layout={layout} onLayout={setLayout} density={density} onDensity={setDensity} />
      </Inline>
      <Card density="none">
        <DataGrid {...defaults} columns={columns} layout={layout} onLayout={setLayout} density={density} rows={transfers(6)} />
      </Card>
    </Stack>
  );
}

/** Columns are moved by their headers, resized at the header's end, and selected and reordered from the button. */
export const Columns = () => <Arranged start={{ ...defaultLayout, hidden: ['from'] }} />;

function Selected() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '3']));
  const actions = (
    <Button size="compact" icon={RotateCw}>
      Repeat
    </Button>
  );
  return (
    <Stack>
      <Card density="none">
        <DataGrid {...defaults} rows={transfers(5)} selection={{ selected, onChange: setSelected, actions }} />
      </Card>
      <div style={{ position: 'relative', blockSize: 36 }}>
        <BatchBar selected={new Set(Array.from({ length: 1234 }, (_, index) => String(index)))} onChange={() => {}} actions={actions} />
      </div>
    </Stack>
  );
}

export const Selection = () => <Selected />;

/** In narrow containers, the least important columns fold below their rows. */
export const Folding = () => (
  <Stack>
    {[760, 560, 400].map((width) => (
      <div key={width} style={{ maxInlineSize: width }}>
        <Card density="none">
          <DataGrid
            {...defaults}
            label={`Transfers in ${width} px`}
            rows={transfers(3)}
            renderDetail={({ from, to }) => (
              <DescriptionList
                density="compact"
                items={[
                  { id: 'from', term: 'From', value: from },
                  { id: 'to', term: 'To', value: to },
                ]}
              />
            )}
          />
        </Card>
      </div>
    ))}
  </Stack>
);

export const HeaderAndTotalsStay = () => <Sorted count={24} height={320} columns={columns} />;

export const TenThousandRows = () => <Sorted count={10_000} height={480} isVirtualized />;

/** The grid keeps the same size whatever replaces the rows. */
export const Instead = () => (
  <Stack>
    <Card density="none">
      <DataGrid {...defaults} label="Loading" rows={[]} skeletonRows={3} />
    </Card>
    <Card density="none">
      <DataGrid
        {...defaults}
        label="Empty"
        rows={[]}
        empty={<EmptyState text="No transfers in this period" hint="Choose a longer period or another coin." />}
      />
    </Card>
    <Card density="none">
      <DataGrid
        {...defaults}
        label="Failed"
        rows={[]}
        fallback={<ErrorState text="Couldn’t load transfers" advice="Your funds are not affected." onRetry={() => {}} />}
      />
    </Card>
    <Card density="none">
      <DataGrid
        {...defaults}
        label="Restricted"
        rows={transfers(3)}
        fallback={<EmptyState text="Transfers are not available in your region" hint="Your funds are not affected." />}
      />
    </Card>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={tableDensities}
    states={{
      Rest: {},
      Hovered: { attributes: ['data-hovered'] },
      Focused: { attributes: ['data-focused', 'data-focus-visible'] },
      Selected: { props: { selection: { selected: new Set(['1']), onChange: () => {} } } },
      Loading: { props: { rows: [], skeletonRows: 2 } },
      Empty: { props: { rows: [], empty: <EmptyState text="No transfers" density="compact" /> } },
    }}
    cellWidth={420}
  >
    {(density, props, state) => (
      <Card density="none">
        <DataGrid
          {...defaults}
          label={`${density}, ${state}`}
          density={density}
          rows={transfers(2)}
          rowHref={({ id }) => `#${id}`}
          {...props}
        />
      </Card>
    )}
  </StatesSheet>
);
