import { Grid } from '@/ui/Grid/Grid';
import { PairName } from '@/ui/PairName/PairName';
import { textSizes } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/PairName' };

export const Playground = playground(
  PairName,
  { base: 'BTC', quote: 'USDT', size: 'body', icon: 'large' },
  { size: choice(textSizes), icon: choice(['small', 'regular', 'large', 'huge']) },
);

export const LongNames = () => (
  <Grid columns="small">
    {['BTC', '1000000MOG', 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMN'].map((base) => (
      <PairName key={base} base={base} quote="USDT" icon="large" isQuoteSmall />
    ))}
  </Grid>
);

export const States = () => (
  <StatesSheet
    variants={textSizes}
    states={{
      Rest: {},
      Icon: { props: { icon: 'large' } },
      'Quote small': { props: { isQuoteSmall: true } },
      Long: { props: { base: '1000000MOG' } },
    }}
  >
    {(size, props) => <PairName base="BTC" quote="USDT" size={size} {...props} />}
  </StatesSheet>
);
