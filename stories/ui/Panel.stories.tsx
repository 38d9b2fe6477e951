import { PriceChange } from '@/ui/PriceChange/PriceChange';
import type { Column } from '@/ui/Table/column';
import { Table } from '@/ui/Table/Table';
import { Grid } from '@/ui/Grid/Grid';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Price } from '@/ui/Price/Price';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';
import { markets } from './markets';
import type { Market } from './markets';

export default { title: 'ui/Panel' };

const columns: readonly Column<Market>[] = [
  { id: 'name', header: 'Pair', width: 80, cell: ({ base }) => <Pair base={base} /> },
  { id: 'price', header: 'Price', align: 'end', width: 100, cell: ({ price }) => <Price value={price} /> },
  { id: 'change', header: '24 h', align: 'end', width: 88, cell: ({ change }) => <PriceChange value={change} /> },
];

const Pair = ({ base }: Pick<Market, 'base'>) => (
  <Link href={`#${base}`} variant="plain">
    {base}
  </Link>
);

export const Densities = () => (
  <Grid columns="large">
    <Panel title="Top gainers" aside={<Link href="#market">All pairs</Link>} inset="none">
      <Table label="Top gainers" rows={markets.slice(0, 4)} rowKey={({ base }) => base} followsLink columns={columns} />
    </Panel>
    <Panel title="Account" density="compact">
      <Text tone="soft">Compact panels are used on trading screens.</Text>
    </Panel>
  </Grid>
);

export const LongTitle = () => (
  <Panel title="Überweisungen zwischen isolierten Margin-Konten der letzten neunzig Tage" aside={<Link href="#all">Alle</Link>}>
    <Text tone="soft">The title wraps; the opposite content moves below.</Text>
  </Panel>
);

export const States = () => (
  <StatesSheet
    variants={['compact', 'regular'] as const}
    states={{
      Rest: {},
      Aside: { props: { aside: <Link href="#market">All pairs</Link> } },
      'No inset': { props: { inset: 'none' } },
      Long: { props: { title: 'Überweisungen zwischen isolierten Margin-Konten' } },
    }}
    cellWidth={280}
  >
    {(density, props) => (
      <Panel title="Top gainers" density={density} {...props}>
        <Text tone="soft">A short description of the panel.</Text>
      </Panel>
    )}
  </StatesSheet>
);
