import { Sparkline, sparklineSizes } from '@/ui/Sparkline/Sparkline';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { markets } from './markets';

export default { title: 'ui/Sparkline' };

const [bitcoin, , solana] = markets;
const rising = bitcoin?.week ?? [];
const falling = solana?.week ?? [];

export const States = () => (
  <StatesSheet
    variants={sparklineSizes}
    states={{
      Rise: {},
      Fall: { props: { values: falling, trend: 'fall' } },
      Flat: { props: { values: [5, 5, 5], trend: 'flat' } },
      Unknown: { props: { values: [], trend: 'flat' } },
    }}
    cellWidth={160}
  >
    {(size, props) => <Sparkline values={rising} trend="rise" size={size} label="Seven days" {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Sparkline,
  { values: [3, 4, 2, 5, 6, 5, 8], trend: 'rise', size: 'wide', label: 'Seven days' },
  { trend: choice(['rise', 'fall', 'flat']), size: choice(sparklineSizes) },
);
