import { CoinIcon } from '@/ui/CoinIcon/CoinIcon';
import { coinDrawings } from '@/ui/CoinIcon/drawings';
import { Grid } from '@/ui/Grid/Grid';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/CoinIcon' };

const generated = [
  'ALGO',
  'AXS',
  'BTC3L',
  'BTC3S',
  'COMP',
  'EOS',
  'FLOKI',
  'GALA',
  'GRT',
  'INJ',
  'JUP',
  'KAS',
  'MKR',
  'ORDI',
  'SAND',
  'XTZ',
  '1INCH',
  '元',
];

const Coins = ({ symbols }: { readonly symbols: readonly string[] }) => (
  <Grid columns="small" gap={5}>
    {symbols.map((symbol) => (
      <Inline key={symbol} gap={3}>
        <CoinIcon symbol={symbol} size="huge" />
        <CoinIcon symbol={symbol} />
        <Text weight="medium">{symbol}</Text>
      </Inline>
    ))}
  </Grid>
);

/** The most traded coins have drawn icons. */
export const Drawn = () => <Coins symbols={Object.keys(coinDrawings)} />;

/** All other icons are generated from the symbol: a letter, a facet and a colour; fund tokens show their multiple. */
export const Generated = () => <Coins symbols={generated} />;

export const States = () => (
  <StatesSheet
    variants={['small', 'regular', 'large', 'huge'] as const}
    states={{
      Drawn: {},
      Generated: { props: { symbol: 'KAS' } },
      Multiple: { props: { symbol: 'BTC3L' } },
      Digit: { props: { symbol: '1INCH' } },
      'Another script': { props: { symbol: '元' } },
    }}
  >
    {(size, props) => <CoinIcon symbol="BTC" size={size} {...props} />}
  </StatesSheet>
);

export const Playground = playground(CoinIcon, { symbol: 'BTC' });
