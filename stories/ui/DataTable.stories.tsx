import { Star } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/ui/Card/Card';
import { Change } from '@/ui/Change/Change';
import { CoinMark } from '@/ui/CoinMark/CoinMark';
import { tableDensities } from '@/ui/DataTable/column';
import type { Column, Sort } from '@/ui/DataTable/column';
import { DataTable } from '@/ui/DataTable/DataTable';
import { SortGlyph } from '@/ui/DataTable/SortGlyph';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Price } from '@/ui/Price/Price';
import { Sparkline } from '@/ui/Sparkline/Sparkline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { markets } from './markets';
import type { Market } from './markets';

export default { title: 'ui/DataTable' };

const columns: readonly Column<Market>[] = [
  {
    id: 'name',
    header: 'Pair',
    width: 156,
    isSortable: true,
    cell: ({ base, quote }) => (
      <Inline gap={3} wrap={false}>
        <CoinMark symbol={base} />
        <Link href={`#${base}`} look="plain">
          <Text weight="medium">{base}</Text>
          <Text size="small" tone="faint">
            /{quote}
          </Text>
        </Link>
      </Inline>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    width: 120,
    isSortable: true,
    cell: ({ price }) => <Price value={price} weight="medium" />,
  },
  { id: 'change', header: '24 h change', align: 'end', width: 112, isSortable: true, cell: ({ change }) => <Change value={change} /> },
  { id: 'week', header: 'Last 7 days', align: 'end', width: 120, cell: ({ week, change }) => <Chart week={week} trend={change.trend} /> },
  { id: 'high', header: '24 h high', align: 'end', cell: ({ high }) => <Price value={high} tone="soft" /> },
  { id: 'low', header: '24 h low', align: 'end', cell: ({ low }) => <Price value={low} tone="soft" /> },
  { id: 'volume', header: '24 h volume', align: 'end', isSortable: true, cell: ({ volume }) => <Price value={volume} /> },
  {
    id: 'star',
    header: 'Favourite',
    align: 'end',
    width: 56,
    isHeaderHidden: true,
    cell: ({ base }) => <IconButton icon={Star} label={`Add ${base} to favourites`} size="compact" />,
  },
];

const Chart = ({ week, trend }: Pick<Market, 'week'> & Pick<Market['change'], 'trend'>) => (
  <Inline justify="end">
    <Sparkline values={week} trend={trend} size="small" />
  </Inline>
);

export const Markets = () => {
  const [sort, setSort] = useState<Sort | null>({ column: 'volume', direction: 'descending' });
  return (
    <Card density="none">
      <DataTable
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

export const Densities = () => (
  <Stack gap={7}>
    {tableDensities.map((density) => (
      <Card key={density} density="none">
        <DataTable
          label={density}
          columns={columns.slice(0, 3)}
          rows={markets.slice(0, 3)}
          rowKey={({ base }) => base}
          density={density}
          followsLink
        />
      </Card>
    ))}
  </Stack>
);

export const Loading = () => (
  <Card density="none">
    <DataTable label="Popular pairs" columns={columns} rows={[]} rowKey={({ base }) => base} density="generous" skeletonRows={5} />
  </Card>
);

export const Empty = () => (
  <Card density="none">
    <DataTable
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
    <SortGlyph direction={undefined} />
    <SortGlyph direction="ascending" />
    <SortGlyph direction="descending" />
  </Inline>
);

export const OnCanvas = () => (
  <DataTable
    label="Popular pairs"
    ground="canvas"
    columns={columns.filter(({ isSortable }) => !isSortable)}
    rows={markets.slice(0, 3)}
    rowKey={({ base }) => base}
  />
);
