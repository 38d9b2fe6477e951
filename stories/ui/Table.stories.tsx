import { Star } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@/ui/Amount/Amount';
import { Card } from '@/ui/Card/Card';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { tableDensities } from '@/ui/Table/column';
import type { Column, Sort } from '@/ui/Table/column';
import { Expander } from '@/ui/Table/Expander';
import { RowCards } from '@/ui/Table/RowCards';
import { Table } from '@/ui/Table/Table';
import { SortIndicator } from '@/ui/Table/SortIndicator';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { PairName } from '@/ui/PairName/PairName';
import { Panel } from '@/ui/Panel/Panel';
import { Price } from '@/ui/Price/Price';
import { Sparkline } from '@/ui/Sparkline/Sparkline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { markets } from './markets';
import type { Market } from './markets';

export default { title: 'ui/Table' };

const columns: readonly Column<Market>[] = [
  {
    id: 'name',
    header: 'Pair',
    width: 136,
    isSortable: true,
    cell: ({ base, quote }) => (
      <Inline gap={3} wrap={false}>
        <CoinIcon symbol={base} />
        <Pair base={base} quote={quote} />
      </Inline>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    width: 124,
    isSortable: true,
    cell: ({ price }) => <Price value={price} weight="medium" />,
  },
  { id: 'change', header: 'Change', align: 'end', width: 108, isSortable: true, cell: ({ change }) => <PriceChange value={change} /> },
  {
    id: 'week',
    header: 'Last 7 days',
    align: 'end',
    width: 120,
    priority: 2,
    cell: ({ week, change }) => <Chart week={week} trend={change.trend} />,
  },
  { id: 'high', header: '24 h high', align: 'end', width: 128, priority: 3, cell: ({ high }) => <Price value={high} tone="soft" /> },
  { id: 'low', header: '24 h low', align: 'end', width: 128, priority: 4, cell: ({ low }) => <Price value={low} tone="soft" /> },
  { id: 'volume', header: '24 h volume', align: 'end', priority: 1, isSortable: true, cell: ({ volume }) => <Price value={volume} /> },
  {
    id: 'star',
    header: 'Favourite',
    align: 'end',
    width: 56,
    isHeaderHidden: true,
    cell: ({ base }) => <IconButton icon={Star} label={`Add ${base} to favourites`} size="compact" />,
  },
];

const Pair = ({ base, quote }: Pick<Market, 'base' | 'quote'>) => (
  <Link href={`#${base}`} variant="plain">
    <PairName base={base} quote={quote} />
  </Link>
);

const Chart = ({ week, trend }: Pick<Market, 'week'> & Pick<Market['change'], 'trend'>) => (
  <Inline justify="end">
    <Sparkline values={week} trend={trend} size="small" />
  </Inline>
);

export const Markets = () => {
  const [sort, setSort] = useState<Sort | null>({ column: 'volume', direction: 'descending' });
  return (
    <Card density="none">
      <Table
        label="Popular pairs"
        columns={columns}
        rows={markets}
        rowKey={({ base }) => base}
        sort={sort}
        onSort={setSort}
        density="generous"
        followsLink
      />
    </Card>
  );
};

const short: readonly Column<Market>[] = [
  {
    id: 'name',
    header: 'Pair / volume',
    width: 100,
    cell: ({ base, quote, volume }) => (
      <Stack gap="none">
        <Pair base={base} quote={quote} />
        <Amount value={volume} size="small" tone="faint" />
      </Stack>
    ),
  },
  { id: 'price', header: 'Price', align: 'end', width: 112, cell: ({ price }) => <Price value={price} weight="medium" /> },
  { id: 'volume', header: '24 h volume', align: 'end', priority: 1, cell: ({ volume }) => <Amount value={volume} /> },
  {
    id: 'change',
    header: 'Change',
    align: 'end',
    width: 100,
    cell: ({ change }) => <PriceChange value={change} variant="solid" size="small" />,
  },
];

export const TwoLines = () => (
  <Table label="Popular pairs" surface="canvas" columns={short} rows={markets} rowKey={({ base }) => base} density="generous" followsLink />
);

const placed = columns
  .filter(({ id }) => id !== 'week')
  .map((column): Column<Market> => {
    if (column.id === 'price') return { ...column, cardSlot: 'lead' };
    return column.id === 'star' ? { ...column, cardSlot: 'actions' } : column;
  });

/** Cards on a phone, a table everywhere else. */
export const CardsOnAPhone = () => (
  <Table label="Popular pairs" surface="canvas" columns={placed} rows={markets} rowKey={({ base }) => base} />
);

export const Cards = () => <RowCards label="Popular pairs" columns={placed} rows={markets.slice(0, 3)} rowKey={({ base }) => base} />;

export const Loading = () => (
  <Card density="none">
    <Table label="Popular pairs" columns={columns} rows={[]} rowKey={({ base }) => base} density="generous" skeletonRows={5} />
  </Card>
);

export const Empty = () => (
  <Card density="none">
    <Table
      label="Favourites"
      columns={columns}
      rows={[]}
      rowKey={({ base }) => base}
      empty={<EmptyState picture="star" text="No favourites yet" hint="Press the star of a pair to find it here." />}
    />
  </Card>
);

export const SortStates = () => (
  <Inline gap={6}>
    <SortIndicator direction={undefined} />
    <SortIndicator direction="ascending" />
    <SortIndicator direction="descending" />
  </Inline>
);

export const OnCanvas = () => (
  <Table
    label="Popular pairs"
    surface="canvas"
    columns={columns.map((column) => ({ ...column, isSortable: false }))}
    rows={markets.slice(0, 3)}
    rowKey={({ base }) => base}
  />
);

export const Expandable = () => (
  <Card density="none">
    <Table
      label="Popular pairs"
      columns={columns}
      rows={markets.slice(0, 3)}
      rowKey={({ base }) => base}
      renderDetail={({ base, quote }) => <Text>{`${base} is traded against ${quote}.`}</Text>}
    />
  </Card>
);

export const ExpanderStates = () => (
  <Inline gap={6}>
    <Expander name="BTC/USDT" isExpanded={false} onToggle={() => {}}>
      BTC/USDT
    </Expander>
    <Expander name="ETH/USDT" isExpanded onToggle={() => {}}>
      ETH/USDT
    </Expander>
  </Inline>
);

/** Its texts align with the panel's title and the note below. */
export const InAPanel = () => (
  <Panel title="Markets">
    <Stack gap={4}>
      <Table label="Markets" columns={columns.slice(0, 3)} rows={markets.slice(0, 4)} rowKey={({ base }) => base} extent="panel" />
      <Text size="small" tone="faint">
        Prices of the last 24 hours.
      </Text>
    </Stack>
  </Panel>
);

export const States = () => (
  <StatesSheet
    variants={tableDensities}
    states={{
      Rest: {},
      Focused: { attributes: ['data-focused', 'data-focus-visible'] },
      Current: { props: { currentKey: markets[0]?.base } },
      Loading: { props: { rows: [], skeletonRows: 3 } },
      Empty: { props: { rows: [], empty: 'No pairs' } },
    }}
    cellWidth={400}
  >
    {(density, props, state) => (
      <Card density="none">
        <Table
          label={`Pairs, ${density}, ${state}`}
          columns={columns.slice(0, 3)}
          rows={markets.slice(0, 3)}
          rowKey={({ base }) => base}
          density={density}
          followsLink
          {...props}
        />
      </Card>
    )}
  </StatesSheet>
);
